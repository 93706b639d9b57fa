import sharp, { type Metadata, type Sharp } from 'sharp';
import { openOriginal } from '../../builder/pictures/open-original.ts';
import { minOriginalWidth, tallestFile, widestFile } from '../../common/original-size.ts';
import { photoStartBytes, whyNoPhoto } from '../../common/photo-kind.ts';
import { decodeHeic, isProfileOfDisplayP3 } from './decode-heic.ts';
import { readStart } from './read-start.ts';
import type { Cleaned } from './uploads.ts';

/** A cleaned photo as a WebP in Base64. */
export interface CleanedPhoto {
  width: number;
  height: number;
  webp: string;
}

const quality = 88;
/** A progressive JPEG of this size takes 350 MB, and the machine may have 1 GB. */
const maxMegapixels = 70;
/** AVIF or HEIC of this size takes about 350 MB. Only decoding tells the two apart. */
const maxHeifMegapixels = 24;
const box = { width: widestFile, height: tallestFile, fit: 'inside', withoutEnlargement: true } as const;

const damaged = 'Bildet er skadet, eller bare en del av det kom med. Hent det på nytt fra kameraet.';

/** Converts a photo to an upright WebP, no larger than the site needs and without metadata. */
export async function cleanPhoto(from: string): Promise<Cleaned<CleanedPhoto>> {
  const wrongKind = whyNoPhoto(await readStart(from, photoStartBytes));
  if (wrongKind) return { reason: `Filen ${wrongKind}` };
  try {
    // Does not decode the photo.
    const metadata = await sharp(from, { limitInputPixels: false }).metadata();
    const reason = whyUnusable(metadata);
    if (reason) return { reason };
    return await resize(openOriginal(from)).catch(async (error) => {
      if (metadata.format !== 'heif') throw error;
      return resize(await decodeHeic(from, isProfileOfDisplayP3(metadata.icc)));
    });
  } catch {
    return { reason: damaged };
  }
}

async function resize(photo: Sharp): Promise<CleanedPhoto> {
  const { data, info } = await photo.resize(box).webp({ quality }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, webp: data.toString('base64') };
}

function whyUnusable({ format, autoOrient: { width, height } }: Metadata): string | null {
  // Rounded, as phones name them: a photo of "24 megapixels" has 24.47 million.
  const megapixels = Math.round((width * height) / 1_000_000);
  const most = format === 'heif' ? maxHeifMegapixels : maxMegapixels;
  if (megapixels > most)
    return `Bildet har ${megapixels} megapiksler, og det er plass til ${most}. Ta det med vanlig oppløsning på kameraet, eller send det til deg selv på e-post fra telefonen.`;
  if (width < minOriginalWidth)
    return `Bildet er ${width} piksler bredt, og det må være minst ${minOriginalWidth}. Bruk bildet slik kameraet tok det, ikke en kopi fra en melding.`;
  return null;
}

// uploads.ts runs this file in its own process, with the path of a photo. The owner waits for all that it imports.
if (process.argv[1] === import.meta.filename) {
  sharp.concurrency(1);
  const cleaned = await cleanPhoto(process.argv[2] ?? '');
  // On a line of its own, because the decoder of HEIC prints what is wrong with a photo.
  process.stdout.write(`\n${JSON.stringify(cleaned)}`);
}
