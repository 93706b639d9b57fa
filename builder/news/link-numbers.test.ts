import { expect, it } from 'vitest';
import { linkNumbers } from './link-numbers.ts';

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
