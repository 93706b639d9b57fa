import { expect, it } from 'vitest';
import { fileNameFrom } from './file-names.ts';

it.each([
  ['Høst på Ås: Bærum', 'host-pa-as-baerum'],
  ['404', 'nyhet-404'],
  ['å'.repeat(90), 'a'.repeat(80)],
  ['🚜', 'nyhet'],
  ['Snø\u00adbrøyt\u200bing', 'snobroyting'],
  ['Aux', 'nyhet-aux'],
  ['COM1', 'nyhet-com1'],
])('the article «%s» gets a valid file name', (title, name) => {
  expect(fileNameFrom(title, 'nyhet')).toBe(name);
});
