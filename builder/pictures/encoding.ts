import path from 'node:path';
import sharp, { type AvifOptions } from 'sharp';
import { widestFile } from '../../common/original-size.ts';
import { type PictureSlot, pictureSlots, type Slot } from '../../common/picture-slots.ts';
import { UserError } from '../../content-model/problems.ts';
import type { PictureWidths } from '../../src/page-data/picture.ts';
import { openOriginal } from './open-original.ts';

/** Increase it when the encoding changes, so that names of files change. */
export const encodingVersion = '8';

export async function decode(original: string) {
  try {
    return await openOriginal(original)
      .resize({ width: widestFile, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    const message = `Bildefilen ${path.basename(original)} er skadet: hent bildet på nytt.`;
    throw new UserError(message, { cause });
  }
}

type Pixels = Awaited<ReturnType<typeof decode>>;

/** The formats of the site's pictures. A JPEG is a link preview. */
export type EncodedFormat = 'avif' | 'webp' | 'jpg';

/** The size of a link preview. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Leaves out the camera's metadata, such as its location. */
export function encode({ data, info }: Pixels, width: number, format: EncodedFormat): Promise<Buffer> {
  const image = sharp(data, { raw: info });
  if (format === 'jpg')
    return image
      .resize({ ...previewSize, position: 'entropy' })
      .jpeg(previewOptions)
      .toBuffer();
  const options = avifOptions(width, info.height > info.width);
  const scaled = image.resize(width);
  return (format === 'avif' ? scaled.avif(options) : scaled.webp(webpOptions(width))).toBuffer();
}

/** As small as mozjpeg with better quality, in a fifth of the time. */
const previewOptions = { quality: 74, quantisationTable: 3, progressive: true };

/** Measured values: see docs/decisions.md, 4. */
function avifOptions(width: number, isUpright: boolean): AvifOptions {
  // Large files take most of the time, and mostly large screens fetch them.
  const effort = width <= 960 ? 3 : 1;
  return { quality: avifQuality(width, isUpright), effort, chromaSubsampling: '4:2:0' };
}

function avifQuality(width: number, isUpright: boolean): number {
  // Less quality looks the same at two or three device pixels per CSS pixel, as on phones.
  if (width <= 960 || isUpright) return 36;
  if (width <= 1280) return 41;
  return width <= 1600 ? 42 : 44;
}

/** The widest file is for the viewer, so it has more quality. */
const webpOptions = (width: number) => ({ quality: width <= 1280 ? 64 : 69, effort: 2 });

export function widthsInSlot(name: PictureSlot, originalWidth: number): PictureWidths {
  const { avif, webp, viewer = [] }: Slot = pictureSlots[name];
  const limit = (width: number) => Math.min(width, originalWidth);
  return {
    avif: avif.filter((width) => width <= originalWidth),
    webp: [limit(webp)],
    viewer: [...new Set(viewer.map(limit))],
  };
}
