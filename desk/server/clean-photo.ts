import sharp from 'sharp';
import { smallestWidth } from '../../builder/pictures/catalog.ts';
import { widestFile } from '../../builder/pictures/picture-widths.ts';
import { HttpError } from './http-error.ts';

const quality = 88;

/** A photo as WebP without metadata such as the location, and its size in pixels. */
export interface CleanPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Rotates a photo from a camera upright, makes it no wider than the site needs, and removes its metadata. Throws a
 * HttpError that names the file.
 */
export async function cleanPhoto(written: Buffer): Promise<CleanPhoto> {
  if (written.length === 0) throw unreadable(written);
  const { data: bytes, info } = await sharp(written)
    .autoOrient()
    .resize({ width: widestFile, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable(written);
    });
  const { width, height } = info;
  if (width < smallestWidth) {
    throw new HttpError(
      422,
      `Bildet er ${width} piksler bredt, og det må være minst ${smallestWidth}. Bruk bildet slik kameraet tok det, ikke en kopi fra en melding.`,
    );
  }
  return { bytes, width, height };
}

function unreadable(written: Buffer): HttpError {
  const reason = isHeic(written)
    ? 'Bildet er i formatet HEIC, som ikke kan leses her. På iPhone: Velg Innstillinger > Kamera > Formater > Mest kompatibelt, og ta bildet en gang til.'
    : 'Dette er ikke et bilde som kan leses. Bruk JPEG, PNG, WebP, AVIF eller TIFF.';
  return new HttpError(422, reason);
}

/** Detects HEIC by its file brands: phones use it for pictures in HEVC, which sharp cannot decode. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}
