import { describe, expect, it } from 'vitest';
import { fileOnPhone, holdsOnPhone, lengthInPixels } from './phone.ts';

it.each([
  ['100vw', 360],
  ['20rem', 320],
  ['max(100vw, 67vh)', 536],
  ['clamp(600px, 75vh, 900px)', 600],
  ['max(100vw, clamp(600px, 75vh, 900px))', 600],
  ['min(50vw, 12rem)', 180],
])('%s is %i pixels wide on the phone', (length, pixels) => {
  expect(lengthInPixels(length)).toBe(pixels);
});

it.each([
  ['(max-aspect-ratio: 4/5)', true],
  ['not all and (max-aspect-ratio: 4/5)', false],
  ['(width >= 40rem)', false],
  ['(width < 40rem)', true],
  ['(min-width: 20rem)', true],
  ['(max-width: 300px)', false],
])('%s is %s on the phone', (media, holds) => {
  expect(holdsOnPhone(media)).toBe(holds);
});

describe('the file that the phone fetches', () => {
  const srcset = '/p-320.avif 320w, /p-640.avif 640w, /p-896.avif 896w, /p-1280.avif 1280w';

  it.each([
    ['100vw', '/p-896.avif'],
    ['(width >= 40rem) 33vw, 50vw', '/p-640.avif'],
    ['(max-aspect-ratio: 4/5) max(100vw, 67vh), max(100vw, 178vh)', '/p-1280.avif'],
    ['300vw', '/p-1280.avif'],
  ])('is, at sizes %s, %s', (sizes, file) => {
    expect(fileOnPhone(srcset, sizes)).toBe(file);
  });

  it('is not guessed where sizes are written in a way that is not known', () => {
    expect(() => fileOnPhone(srcset, '50cqw')).toThrow('50cqw');
    expect(() => fileOnPhone(srcset, '(orientation: portrait) 100vw, 50vw')).toThrow('orientation');
  });
});
