import { extname } from 'node:path';

// What sirv's own table lacks, or gives without its character set.
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const compressedAlready = /\.(avif|gif|ico|jpe?g|pdf|png|webp|woff2)$/;

/** The content type of a file when sirv does not get it right, else undefined. */
export function contentType(path: string): string | undefined {
  return contentTypes[extname(path)];
}

/** Whether the build makes compressed copies of such a file, so that the answer depends on what is accepted. */
export function isCompressible(path: string): boolean {
  return !compressedAlready.test(path);
}

/** Whether a file's name carries a hash of what is in it. */
export function isImmutable(path: string): boolean {
  return /^\/(assets|content|pictures)\//.test(path);
}

/**
 * How long a file may be kept: for good when its name carries a hash, an hour when it is named by others
 * (robots.txt, the manifest), and a page never without asking.
 */
export function cacheControl(path: string): string {
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  const extension = extname(path);
  return extension === '' || extension === '.html' ? 'no-cache' : 'public, max-age=3600';
}
