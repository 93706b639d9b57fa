import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;

const text = /\.(html|js|css|svg|json|xml|txt)$/;

const isCompressed = (address: string): boolean => text.test(address);

/** Qualities and windows of Brotli. A window is a power of two. */
export const compression = {
  /** Compressed once. The script of the desk is larger than 256 kB. */
  bundle: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 19 },
  /** A publication waits for it. With 256 kB it takes 16 MB for each file, and pages are as small with 64 kB. */
  publication: { [BROTLI_PARAM_QUALITY]: 8, [BROTLI_PARAM_LGWIN]: 16 },
} as const;

/** Writes the compressed copy of a file of text next to it. */
export async function compressFile(file: string, params: zlib.BrotliOptions['params']): Promise<void> {
  if (isCompressed(file)) await writeFile(`${file}.br`, await brotli(await readFile(file), { params }));
}
