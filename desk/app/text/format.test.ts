import { expect, it } from 'vitest';
import { formatClockNb, formatDateNb, formatTimeNb, readLink, readNumber } from './format.ts';

it.each([
  [' 7 ', 7],
  ['', null],
  // Half a centimeter is refused, not read as seventy-five.
  ['7,5', '7,5'],
])('%j is read as the number %j', (written, number) => {
  expect(readNumber(written)).toBe(number);
});

it('writes dates and moments', () => {
  expect([formatDateNb('2026-11-20'), formatDateNb('i går')]).toEqual(['20. november 2026', '']);
  const year = new Date().getFullYear();
  expect(formatTimeNb(`${year}-11-23T14:50:00Z`)).toBe('23. november kl. 15.50');
  expect(formatTimeNb(`${year - 1}-11-23T14:50:00Z`)).toBe(`23. november ${year - 1} kl. 15.50`);
  expect(formatClockNb(new Date('2026-07-01T05:05:00Z'))).toBe('kl. 07.05');
});

it.each([
  [' www.firma.no ', 'https://www.firma.no'],
  [' https://firma.no/a b ', 'https://firma.no/a%20b'],
  ['post@firma.no', 'mailto:post@firma.no'],
  ['https://www.facebook.com/@firma', 'https://www.facebook.com/@firma'],
  ['/contact', '/contact'],
])('%j is read as the link %j', (written, link) => {
  expect(readLink(written)).toBe(link);
});
