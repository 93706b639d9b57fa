import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Colour } from './placeholder-colours.ts';

export const picturesFolder = 'content/pictures';
/** Where encoded pictures, and what is known of their originals, stay between builds. */
export const pictureCache = '.cache/pictures';

/** What is known of an original. */
export interface Original {
  /** Of its bytes. */
  hash: string;
  /** As sharp names it: AVIF is heif. */
  format: string;
  /** Pixels, turned the way it is shown. */
  width: number;
  height: number;
  meanColour: Colour;
}

/** An original as it was when it was measured: a changed file has another time or another size. */
interface Measured extends Original {
  time: number;
  bytes: number;
}

/**
 * Measures files of content/pictures; null stands for one that cannot be read as a picture, and a missing file is
 * left out. Decoding takes far longer than all the rest, so the cache remembers every file until it changes.
 */
export async function readOriginals(
  root: string,
  files: readonly string[],
): Promise<Map<string, Original | null>> {
  const memory = path.join(root, pictureCache, 'originals.json');
  const known: Record<string, Measured | undefined> = await readFile(memory, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const originals = new Map<string, Measured | null>();
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(root, picturesFolder, name);
      const stats = await stat(file).catch(() => null);
      if (!stats) return;
      const { mtimeMs: time, size: bytes } = stats;
      const before = known[name];
      if (before?.time === time && before.bytes === bytes) return originals.set(name, before);
      const original = await measure(await readFile(file)).catch(() => null);
      return originals.set(name, original && { ...original, time, bytes });
    }),
  );
  const found = [...originals].filter(([, original]) => original);
  if (found.some(([name, original]) => known[name] !== original)) {
    await mkdir(path.dirname(memory), { recursive: true });
    await writeFile(`${memory}.${process.pid}`, JSON.stringify(Object.fromEntries(found)));
    await rename(`${memory}.${process.pid}`, memory);
  }
  return originals;
}

async function measure(bytes: Buffer): Promise<Original> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Phones write an upright picture lying down and note how to turn it.
  return { hash, format, ...autoOrient, meanColour: [red, green, blue] };
}
