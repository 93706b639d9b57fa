import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { smallestWidth } from '../../builder/pictures/catalog.ts';
import { widestFile } from '../../builder/pictures/picture-widths.ts';

/** A cleaned photo as a WebP in Base64, or a sentence that says why it cannot be used. */
export type CleanedPhoto = { width: number; height: number; webp: string } | { reason: string };

const quality = 88;
/** A progressive JPEG of this size takes 350 MB, and the machine may have 1 GB. */
const mostMegapixels = 70;
/** sharp's names: AVIF is heif. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

const unreadable = 'Dette er ikke et bilde som kan leses. Bruk JPEG, PNG, WebP, AVIF eller TIFF.';
const isHeic =
  'Bildet er i formatet HEIC, som ikke kan leses her. På iPhone: Velg Innstillinger > Kamera > Formater > Mest kompatibelt, og ta bildet en gang til.';

/** Makes an upright WebP, no wider than the site needs and without metadata such as the place. */
export async function cleanPhoto(from: string): Promise<CleanedPhoto> {
  if (await hasHeicBrand(from)) return { reason: isHeic };
  try {
    // This decodes nothing.
    const { format, width: wide, height: high } = await sharp(from, { limitInputPixels: false }).metadata();
    if (!formats.includes(format)) return { reason: unreadable };
    const megapixels = (wide * high) / 1_000_000;
    if (megapixels > mostMegapixels) {
      return {
        reason: `Bildet har ${Math.round(megapixels)} megapiksler, og det er plass til ${mostMegapixels}. Ta det med vanlig oppløsning på kameraet.`,
      };
    }
    const box = { width: widestFile, withoutEnlargement: true };
    const cleaned = sharp(from).autoOrient().resize(box).webp({ quality });
    const { data, info } = await cleaned.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (width >= smallestWidth) return { width, height, webp: data.toString('base64') };
    return {
      reason: `Bildet er ${width} piksler bredt, og det må være minst ${smallestWidth}. Bruk bildet slik kameraet tok det, ikke en kopi fra en melding.`,
    };
  } catch {
    return { reason: unreadable };
  }
}

/** Phones use these brands for HEVC, which sharp cannot decode. */
async function hasHeicBrand(file: string): Promise<boolean> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(12)).finally(() => handle.close());
  return /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(buffer.toString('latin1', 4));
}

// photos.ts runs this file in its own process, with the path of a photo.
if (process.argv[1] === import.meta.filename) {
  sharp.concurrency(1);
  process.stdout.write(JSON.stringify(await cleanPhoto(process.argv[2] ?? '')));
}
