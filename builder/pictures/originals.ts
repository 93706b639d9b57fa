import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Project, readContent, rootOf, stampOfFile } from '../schema/project.ts';
import { writeWhole } from '../write-whole.ts';

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
}

/** An original as it was when it was read: a changed file has another time or another size. */
interface ReadOriginal extends Original {
  time: number;
  bytes: number;
}

/**
 * Reads files of content/pictures; null stands for one that cannot be read as a picture, and a missing file is left
 * out. The cache remembers every file until it changes, so nothing is hashed twice. Nothing is decoded, which takes far
 * longer than all the rest.
 */
export async function readOriginals(
  project: Project,
  files: readonly string[],
): Promise<Map<string, Original | null>> {
  const memory = path.join(rootOf(project), pictureCache, 'originals.json');
  const known: Record<string, ReadOriginal | undefined> = await readFile(memory, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const originals = new Map<string, ReadOriginal | null>();
  // One after another: the development server does this while it renders the first page.
  for (const name of files) {
    const file = `${picturesFolder}/${name}`;
    const stamp = await stampOfFile(project, file);
    if (!stamp) continue;
    const before = known[name];
    if (before?.time === stamp.time && before.bytes === stamp.bytes) {
      originals.set(name, before);
      continue;
    }
    const original = await readOriginal(await readContent(project, file)).catch(() => null);
    originals.set(name, original && { ...original, ...stamp });
  }
  const found = [...originals].filter(([, original]) => original);
  if (typeof project === 'string' && found.some(([name, original]) => known[name] !== original)) {
    // Without it the next reading takes longer. On a full disk the owner must still see what can go.
    await writeWhole(memory, JSON.stringify(Object.fromEntries(found))).catch(() => {});
  }
  return originals;
}

async function readOriginal(bytes: Buffer): Promise<Original> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Phones write an upright picture lying down and note how to turn it.
  return { hash, format, ...autoOrient };
}
