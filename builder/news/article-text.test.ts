import { expect, it } from 'vitest';
import { cutBetweenWords, firstSentences, linkNumbers } from './article-text.ts';
import { readMarkdown } from './markdown.ts';

const numbers = ['00 11 22 33', '+47 44 55 66 77'];
const link = (href: string, text: string) => ({ element: 'a', href, children: [text] });

it('every number of the firm in an article is a link, however it is spaced', () => {
  const text = 'Ring 00\u00a011\u00a022\u00a033 eller +4744556677, ikke 00112233 44.';
  expect(linkNumbers([{ element: 'p', children: [text] }], numbers)).toEqual([
    {
      element: 'p',
      children: [
        'Ring ',
        link('tel:00112233', '00\u00a011\u00a022\u00a033'),
        ' eller ',
        link('tel:+4744556677', '+4744556677'),
        ', ikke ',
        link('tel:00112233', '00112233'),
        ' 44.',
      ],
    },
  ]);
  expect(linkNumbers(['Org.nr. 001122334'], numbers)).toEqual(['Org.nr. 001122334']);
});

it('a number in a link stays in that link', () => {
  const node = { element: 'a' as const, href: '/contact', children: ['00112233'] };
  expect(linkNumbers([node], numbers)).toEqual([node]);
});

const nothing = { ofLink: () => null, ofPicture: () => null };
const first = (text: string, length = 40) =>
  firstSentences(readMarkdown(text, '«»‘’', nothing).body, 'no', length);

it.each([
  ['a short text, without its marks', 'Vi **brøyter** [nå](/contact).\n\nMer.', 'Vi brøyter nå.'],
  [
    'whole sentences',
    'Vi brøyter fra kl. 06.10. Ring oss. Det kommer mer snø.',
    'Vi brøyter fra kl. 06.10. Ring oss.',
  ],
  [
    'a long sentence, between words',
    'Vi brøyter i natt, i morgen, og hele neste uke igjen.',
    'Vi brøyter i natt, i morgen, og hele…',
  ],
  ['the first paragraph', '![](bilde)\n\n## Nå\n\nVi brøyter.', 'Vi brøyter.'],
  ['what there is without one', '- Brøyter\n- Strør', 'Brøyter Strør'],
  ['nothing where there are no words', '![](bilde)', ''],
])('the first sentences of an article are %s', (_what, text, expected) => {
  expect(first(text)).toBe(expected);
});

it('a word that is too long is cut', () => {
  expect(cutBetweenWords('Vintervedlikehold', 10)).toBe('Vinterved…');
});
