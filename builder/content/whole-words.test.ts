import { expect, it } from 'vitest';
import { keepWhole } from './whole-words.ts';

const shown = (text: string) => String(keepWhole(text)).replaceAll('\u2060', '|');

it.each([
  ['Skriv inn e-postadressen din.', 'Skriv inn e-|postadressen din.'],
  ['E-post: post@e-firma.no', 'E-|post: post@e-firma.no'],
  ['(an on-call phone)', '(an on-|call phone)'],
  ['2–4 mm or 4–8 mm', '2–|4 mm or 4–|8 mm'],
  ['Weekdays 7:00–17:00', 'Weekdays 7:00–|17:00'],
])('%s', (text, whole) => expect(shown(text)).toBe(whole));

it.each(['year-round', 'snørydding – hele vinteren', 'vei- og grunnarbeid', '15. oktober–15. april'])(
  'may break: %s',
  (text) => expect(keepWhole(text)).toBe(text),
);

it('leaves the head of the document and links as they are written', () => {
  const page = { meta: { title: 'E-post' }, paragraphs: ['Ring', { text: '2–4', href: 'tel:24' }] };
  expect(keepWhole(page)).toEqual(page);
});
