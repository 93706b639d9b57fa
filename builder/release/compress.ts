import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text files. Pictures and fonts are compressed already. */
const text = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf)$/;

/** Writes a `.br` and a `.gz` copy of every text file, so that servers need not compress. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => text.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
        await writeFile(`${file}.br`, await brotli(bytes, { params }));
        await writeFile(`${file}.gz`, await gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }));
      }),
  );
}
