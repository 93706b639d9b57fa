import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { cached } from '../disk-cache.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const text = /\.(html|js|css|svg|json|xml|txt)$/;

const codings: Readonly<Record<string, (bytes: Buffer, file: string) => Promise<Buffer>>> = {
  br: async (bytes, file) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_QUALITY } = zlib.constants;
    const isPage = file.endsWith('.html');
    // 64 kB or 256 kB, as powers of two. A page is as small with 64 kB. With 256 kB, quality 8 takes 16 MB for each.
    const window = isPage ? 16 : 18;
    // The best quality makes pages a tenth smaller, and takes many times as long at each publication.
    const quality = isPage ? 8 : BROTLI_MAX_QUALITY;
    return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window } });
  },
  gz: (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

export const compressedNames = (address: string): string[] =>
  text.test(address) ? Object.keys(codings).map((ending) => `${address}.${ending}`) : [];

/** Part of the cache key, because another encoder creates other copies. */
const encoder = readFileSync(import.meta.filename);

/** Creates the compressed copies of a file of text, next to it. */
export async function compressFile(root: string, file: string): Promise<void> {
  if (!text.test(file)) return;
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(encoder).update(bytes).digest('hex').slice(0, 32);
  for (const [ending, encode] of Object.entries(codings)) {
    await writeFile(`${file}.${ending}`, await cached(root, `${hash}.${ending}`, () => encode(bytes, file)));
  }
}
