import { hash } from 'node:crypto';
import sharp from 'sharp';
import { photoFile } from '../../content-model/pictures.ts';
import { type ContentSource, imageFingerprint, readImage } from '../content/content-source.ts';

export interface Original {
  /** The whole SHA-256 hash, because another one would encode all pictures again. */
  hash: string;
  format: string;
  width: number;
  height: number;
}

/** By the name, time and size of a file, because reading all photos would take longer than composing the site. */
const known = new Map<string, Original>();

/** Reads metadata of photos by their names: null for an unreadable one, and no entry for a missing file. */
export async function readOriginals(source: ContentSource, names: readonly string[]) {
  const originals = new Map<string, Original | null>();
  // In series, because the development server renders the first page at the same time.
  for (const name of new Set(names)) {
    const file = photoFile(name);
    const fingerprint = await imageFingerprint(source, file);
    if (!fingerprint) continue;
    const key = `${name} ${fingerprint.time} ${fingerprint.bytes}`;
    const original = known.get(key) ?? (await readOriginal(await readImage(source, file)).catch(() => null));
    originals.set(name, original);
    if (original && fingerprint.time > 0) known.set(key, original);
  }
  return originals;
}

async function readOriginal(bytes: Buffer): Promise<Original> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  // Phones store an upright picture rotated, so `autoOrient` has its size.
  return { hash: hash('sha256', bytes), format, ...autoOrient };
}
