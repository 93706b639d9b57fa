import { expect, it } from 'vitest';
import { dateInWords, readNumber, readTime, sentence } from './writing.ts';

it.each([
  ['7', '07:00'],
  ['7.30', '07:30'],
  ['0730', '07:30'],
  ['17:00', '17:00'],
  ['25', '25'],
  ['kl. sju', 'kl. sju'],
])('%s is read as %s', (written, time) => {
  expect(readTime(written)).toBe(time);
});

it('reads numbers, dates and messages', () => {
  expect([readNumber('1 200 kr'), readNumber('mange')]).toEqual([1200, null]);
  expect([dateInWords('2026-11-20'), dateInWords('i går')]).toEqual(['20. november 2026', '']);
  expect([sentence('mangler'), sentence('Hvorfor?')]).toEqual(['Mangler.', 'Hvorfor?']);
});
