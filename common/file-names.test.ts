import { expect, it } from 'vitest';
import { fileNameFrom } from './file-names.ts';

it.each([
  ['Høst på Ås: Bærum', 'host-pa-as-baerum'],
  ['404', 'nyhet-404'],
  ['🚜', 'nyhet'],
  ['Snø\u00adbrøyt\u200bing', 'snobroyting'],
])('the article «%s» gets a valid file name', (title, name) => {
  expect(fileNameFrom(title, 'nyhet')).toBe(name);
});
