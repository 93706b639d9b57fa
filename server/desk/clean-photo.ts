import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { openOriginal } from '../../builder/pictures/originals.ts';
import { minOriginalWidth, tallestFile, widestFile } from '../../content-model/original-pictures.ts';
import { decodeHeic, isProfileOfDisplayP3, maxHeicMegapixels } from './decode-heic.ts';

/** A cleaned photo as a WebP in Base64, or a sentence that explains why it cannot be used. */
export type CleanedPhoto = { width: number; height: number; webp: string } | { reason: string };

const quality = 88;
/** A progressive JPEG of this size takes 350 MB, and the machine may have 1 GB. */
const maxMegapixels = 70;
/** AVIF and HEIC are both heif, and only decoding tells which: files name themselves in many ways. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'tiff'];
const box = { width: widestFile, height: tallestFile, fit: 'inside', withoutEnlargement: true } as const;

const heicAdvice =
  'Send det til deg selv på e-post fra telefonen, eller åpne det i Bilder (Windows) eller Forhåndsvisning (Mac) og lagre det som JPEG. På iPhone slipper du dette neste gang: Velg Innstillinger > Kamera > Formater > Mest kompatibel.';
const heicExplanation = `Bildet er i formatet HEIC, som ikke kan leses her. ${heicAdvice}`;
const rawExplanation =
  'Bildet er en RAW-fil, slik kameraet lagrer den uten å fremkalle den. Bruk JPEG-filen fra det samme bildet, eller eksporter det som JPEG.';

/** Converts a photo to an upright WebP, no larger than the site needs and without metadata. */
export async function cleanPhoto(from: string): Promise<CleanedPhoto> {
  try {
    // Does not decode the photo.
    const metadata = await sharp(from, { limitInputPixels: false }).metadata();
    const reason = whyUnusable(metadata);
    if (reason) return { reason };
    return await resize(openOriginal(from)).catch(async (error) => {
      if (metadata.format !== 'heif') throw error;
      const megapixels = megapixelsOf(metadata);
      if (megapixels > maxHeicMegapixels) {
        return {
          reason: `Bildet er i formatet HEIC og har ${megapixels} megapiksler. Slike kan ha høyst ${maxHeicMegapixels}. ${heicAdvice}`,
        };
      }
      return resize(await decodeHeic(from, isProfileOfDisplayP3(metadata.icc)));
    });
  } catch {
    return { reason: await whyUnreadable(from) };
  }
}

async function resize(photo: Sharp): Promise<CleanedPhoto> {
  const { data, info } = await photo.resize(box).webp({ quality }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, webp: data.toString('base64') };
}

/** Rounds up, so that a refused photo never seems to have exactly the maximum. */
const megapixelsOf = ({ autoOrient }: Metadata) =>
  Math.ceil((autoOrient.width * autoOrient.height) / 1_000_000);

function whyUnusable(metadata: Metadata): string | null {
  const { format, depth, subifds = 0, autoOrient } = metadata;
  const { width, height } = autoOrient;
  if (!formats.includes(format)) {
    return `Bildet er i formatet ${format.toUpperCase()}, som ikke kan brukes her. Lagre det som JPEG.`;
  }
  // Gray ones, and those with a color profile, would become black.
  if (!['uchar', 'ushort'].includes(depth))
    return 'Bildet er lagret med 32 biter per farge, som ikke kan brukes her. Lagre det som JPEG.';
  const megapixels = megapixelsOf(metadata);
  if (megapixels > maxMegapixels) {
    return `Bildet har ${megapixels} megapiksler, og det er plass til ${maxMegapixels}. Ta det med vanlig oppløsning på kameraet.`;
  }
  // A small preview comes before the picture itself.
  if (format === 'tiff' && subifds > 0 && width < minOriginalWidth) return rawExplanation;
  if (width < minOriginalWidth) {
    return `Bildet er ${width} piksler bredt, og det må være minst ${minOriginalWidth}. Bruk bildet slik kameraet tok det, ikke en kopi fra en melding.`;
  }
  const fitting = Math.round(width * Math.min(1, tallestFile / height));
  if (fitting < minOriginalWidth) {
    return `Bildet er for høyt og smalt: Når det får plass i høyden, er det bare ${fitting} piksler bredt, og det må være minst ${minOriginalWidth}. Beskjær det oppe eller nede.`;
  }
  return null;
}

async function whyUnreadable(file: string): Promise<string> {
  const start = (await readFile(file)).toString('latin1', 0, 64);
  if (start === '') return 'Filen er tom. Hent bildet på nytt fra kameraet.';
  // Kinds of HEVC that decode-heic.ts does not know: several layers or views.
  if (/^.{4}ftyp(hei[ms]|hev[ms])/s.test(start)) return heicExplanation;
  // Canon, Olympus, Panasonic and Fujifilm, and others that begin as TIFF does.
  if (/^(II[*RU]|MM\0\*|FUJIFILM|.{4}ftypcrx )/s.test(start)) return rawExplanation;
  // JPEG, PNG, WebP, HEIC and AVIF.
  if (/^(\xff\xd8|\x89PNG|RIFF.{4}WEBP|.{4}ftyp.*(hei[cx]|hev[cx]|avif))/s.test(start)) {
    return 'Bildet er skadet, eller bare en del av det kom med. Hent det på nytt fra kameraet.';
  }
  return 'Dette er ikke et bilde som kan leses. Bruk JPEG, PNG, WebP, AVIF eller TIFF.';
}

// photos.ts runs this file in its own process, with the path of a photo.
if (process.argv[1] === import.meta.filename) {
  sharp.concurrency(1);
  const cleaned = await cleanPhoto(process.argv[2] ?? '');
  // On a line of its own, because the decoder of HEIC prints what is wrong with a photo.
  process.stdout.write(`\n${JSON.stringify(cleaned)}`);
}
