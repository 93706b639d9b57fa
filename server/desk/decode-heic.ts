import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/**
 * Returns the pixels of a photo in HEVC, which sharp cannot decode. They are upright and in sRGB. `isDisplayP3` says that
 * the photo has the colors of a phone's screen. Rejects if the photo is damaged.
 */
export async function decodeHeic(file: string, isDisplayP3: boolean): Promise<Sharp> {
  // Loading it takes longer than most photos do.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: await readFile(file) });
  if (isDisplayP3) convertToSrgb(data);
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Whether an ICC profile is of Display P3. Its description has one or two bytes for each character. */
export const isProfileOfDisplayP3 = (profile: Buffer | undefined): boolean =>
  profile?.toString('latin1').replaceAll('\0', '').includes('Display P3') ?? false;

const steps = 4095;

/** Both color spaces have the curve of sRGB. */
const linearOf = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const byteOf = Uint8Array.from({ length: steps + 1 }, (_, value) => {
  const share = value / steps;
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
});

const toLinear = (byte = 0): number => linearOf[byte] ?? 0;
const toByte = (linear: number): number => byteOf[Math.round(steps * Math.min(1, Math.max(0, linear)))] ?? 0;

/** Converts pixels of four bytes in place from Display P3. Colors outside of sRGB become the nearest in it. */
export function convertToSrgb(pixels: Uint8Array | Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const red = toLinear(pixels[at]);
    const green = toLinear(pixels[at + 1]);
    const blue = toLinear(pixels[at + 2]);
    // From the primaries of both color spaces.
    pixels[at] = toByte(1.2249 * red - 0.2247 * green);
    pixels[at + 1] = toByte(1.0419 * green - 0.042 * red);
    pixels[at + 2] = toByte(1.0979 * blue - 0.0197 * red - 0.0786 * green);
  }
}
