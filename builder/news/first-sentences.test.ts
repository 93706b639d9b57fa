import { expect, it } from 'vitest';
import { cutBetweenWords, firstSentences } from './first-sentences.ts';
import { readMarkdown } from './markdown.ts';

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
