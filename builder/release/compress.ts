import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { writeWhole } from '../write-whole.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text files. Pictures and fonts are compressed already. */
const text = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf)$/;

/** Compressed copies by the hash of what they are made of: what has not changed is not compressed again. */
const store = '.cache/compressed';
const daysKept = 30;

const codings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } }),
  gz: (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` and a `.gz` copy of every text file, so that servers need not compress. */
export async function compressFiles(root: string, files: readonly string[]): Promise<void> {
  const folder = path.join(root, store);
  await mkdir(folder, { recursive: true });
  const known = new Set(await readdir(folder));
  const now = new Date();
  await Promise.all(
    files
      .filter((file) => text.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
        for (const [ending, compress] of Object.entries(codings)) {
          const name = `${hash}.${ending}`;
          const copy = path.join(folder, name);
          if (known.has(name)) await utimes(copy, now, now);
          else await writeWhole(copy, await compress(bytes));
          await copyFile(copy, `${file}.${ending}`);
        }
      }),
  );
}

/** Removes the compressed copies that nothing has used for a month. */
export async function removeUnusedCopies(root: string): Promise<void> {
  const folder = path.join(root, store);
  const oldest = Date.now() - daysKept * 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
