import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from './serve.ts';

const security = {
  'Content-Security-Policy': "default-src 'self'",
  'X-Content-Type-Options': 'nosniff',
};

const compressed: Record<string, string> = {
  'index.html': '<h1>Forside</h1>',
  'about/index.html': '<h1>Om oss på Lommedalen</h1>',
  '404.html': '<h1>Oops! Page not found</h1>',
  'assets/app-abc.js': 'console.log("app")',
  'assets/app-abc.css': 'h1 { color: black }',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
};

const plain: Record<string, string> = {
  'pictures/hero-abc.avif': 'avif',
  'pictures/hero-abc.webp': 'webp',
  'favicon.ico': 'ico',
  'site.webmanifest': '{}',
  'kontakt.vcf': 'BEGIN:VCARD',
  '.well-known/security.txt': 'Contact: mailto:post@example.no',
  '.env': 'SECRET=1',
  _headers: '/* secret',
  _redirects: 'secret',
  'assets/.map': 'secret',
};

/** Writes a file, and the folders it lies in. */
export function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A built site in a folder of its own, with a file beside it that must never be served. */
export function buildSite() {
  const root = temporaryFolder();
  const directory = join(root, 'dist');
  const headersFile = join(root, 'build-output', 'headers.json');
  for (const [name, text] of Object.entries(compressed)) {
    write(join(directory, name), text);
    write(join(directory, `${name}.br`), brotliCompressSync(text));
    write(join(directory, `${name}.gz`), gzipSync(text));
  }
  for (const [name, text] of Object.entries(plain)) write(join(directory, name), text);
  write(join(root, 'outside.txt'), 'secret');
  write(headersFile, JSON.stringify(security));
  return { directory, headersFile };
}
