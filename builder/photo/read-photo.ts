import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BuildFailure } from '../failure.ts';
import { smallestWidth } from '../pictures/catalogue.ts';

/** As wide as the widest file that is made of a picture, in pixels (src/content/picture-files.ts). */
const widest = 2000;
const quality = 88;

/**
 * Reads a photo from a camera and returns it as WebP: rotated upright, no wider than the site needs, and without
 * metadata such as the location. Throws a BuildFailure.
 */
export async function readPhoto(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch(() => {
    throw new BuildFailure(`Finner ikke filen ${file}. Sjekk navnet, og at du står i riktig mappe.`);
  });
  const name = path.basename(file);
  const unreadable = () => {
    if (isHeic(bytes)) {
      throw new BuildFailure(
        `${name} er i formatet HEIC, som ikke kan leses her. Lagre bildet som JPEG, og prøv igjen med den filen.`,
      );
    }
    throw new BuildFailure(`${name} er ikke et bilde som kan leses. Bruk JPEG, PNG, WebP, AVIF eller TIFF.`);
  };
  if (bytes.length === 0) unreadable();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  if (info.width < smallestWidth) {
    throw new BuildFailure(
      `${name} er ${info.width} piksler bredt. Det må være minst ${smallestWidth}. Bruk originalen fra kameraet, ikke en kopi fra en melding.`,
    );
  }
  return data;
}

/** Detects HEIC by its file brands: phones use it for pictures in HEVC, which sharp cannot decode. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}
