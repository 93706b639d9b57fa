import { createHash } from 'node:crypto';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { z } from 'zod';
import { photoFile } from '../../content-model/pictures.ts';
import { type ContentSource, fileFingerprint, readContent } from '../content/content-source.ts';
import { readJson, writeFileAtomic } from '../files.ts';

export const pictureCache = '.cache/pictures';

const originalSchema = z.object({
  hash: z.string(),
  format: z.string(),
  width: z.number(),
  height: z.number(),
});

export type Original = z.infer<typeof originalSchema>;

/** Keyed by the name, time and size of the file. */
const cacheSchema = z.partialRecord(z.string(), originalSchema);

type OriginalsCache = z.infer<typeof cacheSchema>;

/** Opens a picture upright, on white where it is transparent. Ignores warnings. */
export const openOriginal = (file: string) =>
  sharp(file, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });

/** Every copy of content/ shares the cache of the code. */
const originalsCacheFile = path.join(import.meta.dirname, '../..', pictureCache, 'originals.json');
const maxEntries = 2000;
const cacheQueue = new PQueue({ concurrency: 1 });

const readCache = (): Promise<OriginalsCache> => readJson(originalsCacheFile, cacheSchema).catch(() => ({}));

/** One change at a time, so that none restores what another has removed. */
const changeCache = (change: (known: OriginalsCache) => OriginalsCache): Promise<void> =>
  cacheQueue.add(async () => {
    const known = await readCache();
    const next = change(known);
    if (next !== known) await writeFileAtomic(originalsCacheFile, JSON.stringify(next));
  });

/** Reads metadata of photos by their names: null for an unreadable one, and no entry for a missing file. */
export async function readOriginals(contentSource: ContentSource, names: readonly string[]) {
  const known = await readCache();
  const read: OriginalsCache = {};
  const originals = new Map<string, Original | null>();
  // In series, because the development server renders the first page at the same time.
  for (const name of new Set(names)) {
    const file = photoFile(name);
    const fingerprint = await fileFingerprint(contentSource, file);
    if (!fingerprint) continue;
    const key = `${name} ${fingerprint.time} ${fingerprint.bytes}`;
    const original =
      known[key] ?? (await readOriginal(await readContent(contentSource, file)).catch(() => null));
    originals.set(name, original);
    if (original && !known[key] && fingerprint.time > 0) read[key] = original;
  }
  if (Object.keys(read).length > 0) {
    const addNewest = (present: OriginalsCache) =>
      Object.fromEntries(Object.entries({ ...present, ...read }).slice(-maxEntries));
    // The cache only saves time, and the desk must work on a full disk.
    await changeCache(addNewest).catch(() => {});
  }
  return originals;
}

/** Removes a deleted picture from the cache, because its name may be a person's. */
export function forgetOriginal(name: string): Promise<void> {
  return changeCache((known) => {
    const left = Object.entries(known).filter(([key]) => !key.startsWith(`${name} `));
    return left.length === Object.keys(known).length ? known : Object.fromEntries(left);
  });
}

async function readOriginal(bytes: Buffer): Promise<Original> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Phones store an upright picture rotated, so `autoOrient` has its size.
  return { hash, format, ...autoOrient };
}
