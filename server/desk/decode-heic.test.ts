import { expect, it } from 'vitest';
import { convertToSrgb } from './decode-heic.ts';

it('converts the red of sRGB, white and gray from Display P3', () => {
  const pixels = new Uint8Array([234, 51, 35, 255, 255, 255, 255, 255, 128, 128, 128, 9]);
  convertToSrgb(pixels);
  expect([...pixels]).toEqual([255, 0, 0, 255, 255, 255, 255, 255, 128, 128, 128, 9]);
});
