import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BuildFailure } from '../failure.ts';
import { smallestWidth } from '../pictures/catalogue.ts';
import { widestFile } from '../pictures/picture-widths.ts';

const quality = 88;

/** A photo as WebP without metadata such as the location, and its size in pixels. */
export interface CleanPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Reads and cleans a photo file. Throws a BuildFailure. */
export async function readPhoto(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch(() => {
    throw new BuildFailure(`Finner ikke filen ${file}. Sjekk navnet, og at du står i riktig mappe.`);
  });
  return (await cleanPhoto(path.basename(file), bytes)).bytes;
}

/**
 * Rotates a photo from a camera upright, makes it no wider than the site needs, and removes its metadata. Throws a
 * BuildFailure that names the file.
 */
export async function cleanPhoto(name: string, written: Buffer): Promise<CleanPhoto> {
  const unreadable = () => {
    if (isHeic(written)) {
      throw new BuildFailure(
        `${name} er i formatet HEIC, som ikke kan leses her. Lagre bildet som JPEG, og prøv igjen med den filen. Velg Innstillinger > Kamera > Formater > Mest kompatibel på iPhone, så blir nye bilder JPEG.`,
      );
    }
    throw new BuildFailure(`${name} er ikke et bilde som kan leses. Bruk JPEG, PNG, WebP, AVIF eller TIFF.`);
  };
  if (written.length === 0) unreadable();
  const { data: bytes, info } = await sharp(written)
    .autoOrient()
    .resize({ width: widestFile, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const { width, height } = info;
  if (width < smallestWidth) {
    throw new BuildFailure(
      `${name} er ${width} piksler bredt. Det må være minst ${smallestWidth}. Bruk originalen fra kameraet, ikke en kopi fra en melding.`,
    );
  }
  return { bytes, width, height };
}

/** Detects HEIC by its file brands: phones use it for pictures in HEVC, which sharp cannot decode. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}
