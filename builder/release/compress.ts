import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { keptFile } from '../files.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Pictures and fonts are compressed already. */
const text = /\.(html|js|css|svg|json|xml|txt|vcf)$/;

/** Bytes that fit the first round trip with headers and a notice. */
const smallEnough = 12_000;

const codings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: async (bytes) => {
    const withQuality = (quality: number) =>
      brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
    // The best quality saves 2 % more in three times the time.
    const small = await withQuality(zlib.constants.BROTLI_MAX_QUALITY - 1);
    return small.length <= smallEnough ? small : withQuality(zlib.constants.BROTLI_MAX_QUALITY);
  },
  gz: (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/** The addresses of a file's compressed copies; none unless it is text. */
export const copiesOf = (address: string): string[] =>
  text.test(address) ? Object.keys(codings).map((ending) => `${address}.${ending}`) : [];

/** Another encoder makes other copies. */
const encoder = readFileSync(import.meta.filename);

/** Writes `.br` and `.gz` copies of text files, so that servers need not compress. */
export async function compressFiles(root: string, files: readonly string[]): Promise<void> {
  const compress = async (file: string) => {
    const bytes = await readFile(file);
    const hash = createHash('sha256').update(encoder).update(bytes).digest('hex').slice(0, 32);
    for (const [ending, encode] of Object.entries(codings)) {
      await copyFile(await keptFile(root, `${hash}.${ending}`, () => encode(bytes)), `${file}.${ending}`);
    }
  };
  await Promise.all(files.filter((file) => text.test(file)).map(compress));
}
