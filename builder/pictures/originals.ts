import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { readJson, writeFileAtomic } from '../files.ts';
import { type ContentSource, fileFingerprint, readContent } from '../validation/content-source.ts';

export const picturesFolder = 'content/pictures';
/** Where encoded pictures and facts of their originals stay between builds. */
export const pictureCache = '.cache/pictures';

const originalSchema = z.object({
  hash: z.string(),
  /** As sharp names it: AVIF is heif. */
  format: z.string(),
  /** Pixels, turned the way it is shown. */
  width: z.number(),
  height: z.number(),
});

export type Original = z.infer<typeof originalSchema>;

/** By the name, time and size of the file. */
const memory = z.partialRecord(z.string(), originalSchema);

/**
 * Opens a picture upright, on white where it is transparent. Photos of some phones make decoders warn, but browsers show
 * them, so only an error is one.
 */
export const openOriginal = (file: string) =>
  sharp(file, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });

/** The cache belongs to the code: every copy of content/ shares it. */
const originalsCacheFile = path.join(import.meta.dirname, '../..', pictureCache, 'originals.json');
const maxEntries = 2000;

/** Reads pictures without the slow decoding: null for an unreadable one, none for a missing file. */
export async function readOriginals(
  contentSource: ContentSource,
  files: readonly string[],
): Promise<Map<string, Original | null>> {
  // Without a memory, all are read again.
  const known: z.infer<typeof memory> = await readJson(originalsCacheFile, memory).catch(() => ({}));
  const read: Record<string, Original> = {};
  const originals = new Map<string, Original | null>();
  // One after another: the development server does this while it renders the first page.
  for (const name of new Set(files)) {
    const file = `${picturesFolder}/${name}`;
    const fingerprint = await fileFingerprint(contentSource, file);
    if (!fingerprint) continue;
    const key = `${name} ${fingerprint.time} ${fingerprint.bytes}`;
    const original =
      known[key] ?? (await readOriginal(await readContent(contentSource, file)).catch(() => null));
    originals.set(name, original);
    if (original && !known[key] && fingerprint.time > 0) read[key] = original;
  }
  if (Object.keys(read).length > 0) {
    const newestEntries = Object.entries({ ...known, ...read }).slice(-maxEntries);
    // It only saves time. On a full disk the owner must still see what can go.
    await writeFileAtomic(originalsCacheFile, JSON.stringify(Object.fromEntries(newestEntries))).catch(
      () => {},
    );
  }
  return originals;
}

async function readOriginal(bytes: Buffer): Promise<Original> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Phones write an upright picture lying down and note how to turn it.
  return { hash, format, ...autoOrient };
}
