import { expect, it } from 'vitest';
import { readTime } from './clock.ts';

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
