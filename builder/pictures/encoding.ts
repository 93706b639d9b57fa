import sharp, { type OutputInfo } from 'sharp';
import type { PictureFormat } from '../../src/content/picture.ts';
import { widestFile } from './picture-widths.ts';

/** Raise it when the encoding changes, so that browsers and the cache see new files. */
export const encodingVersion = '4';

/** A decoded picture. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Decodes an original, turned the right way up and not wider than any of its files. */
export function decode(original: string): Promise<Pixels> {
  return sharp(original)
    .autoOrient()
    .resize({ width: widestFile, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Encodes a picture in a width, without what a camera notes, such as the place. */
export function encode({ data, info }: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const { height, channels } = info;
  const image = sharp(data, { raw: { width: info.width, height, channels } }).resize(width);
  if (format === 'webp') return image.webp({ quality: 74, effort: 2 }).toBuffer();
  const isUpright = height > info.width;
  return image.avif({ ...avifOptions(width, isUpright), chromaSubsampling: '4:2:0' }).toBuffer();
}

/**
 * Phones show small and upright pictures at two or three device pixels to a CSS pixel, where less quality looks
 * the same. The widest files, which only large screens fetch, are made with less effort and more quality: half
 * the time for a few more bytes.
 */
function avifOptions(width: number, isUpright: boolean) {
  if (width > 1280) return { quality: 44, effort: 2 };
  return { quality: width <= 736 || isUpright ? 37 : 43, effort: 3 };
}
