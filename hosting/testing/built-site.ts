import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '../../builder/release/compress.ts';
import { securityHeaders } from '../../builder/release/headers.ts';
import { writeHosting } from '../../builder/release/hosting.ts';
import type { HostFiles } from './host-files.ts';

/** The address that the files are made for. */
export const host = 'www.example.no';
export const otherHost = 'example.no';

export const pages = { home: '<h1>Forside på norsk</h1>', about: '<h1>Om oss</h1>', missing: '<h1>404</h1>' };
export const script = 'console.log("the app")';

const files: Record<string, string> = {
  'index.html': pages.home,
  'about/index.html': pages.about,
  '404.html': pages.missing,
  'assets/app-abc.js': script,
  'content/abc/no/shared.json': '{"home":"Hjem"}',
  'pictures/hero-abc.avif': 'avif',
  'brand/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'previews/no/home.jpg': 'jpeg',
  'manifest.webmanifest': '{}',
  'kontakt.vcf': 'BEGIN:VCARD',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:post@example.no',
  '.env': 'secret',
};

/** What the build of these few files would send. */
export const headers = securityHeaders({
  scripts: ['inline'],
  styles: ['h1 { color: black }'],
  formEndpoint: 'https://skjema.example.no/melding',
});

/** A small built site; `remove` takes all of its folder away. */
export interface HostedSite extends HostFiles {
  remove: () => void;
}

/** A small built site with the files for its hosts. */
export async function buildHostedSite(): Promise<HostedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-test-'));
  // nginx reads the site as another user.
  chmodSync(folder, 0o755);
  const dist = path.join(folder, 'dist');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  writeFileSync(path.join(folder, 'outside.txt'), 'secret');
  const hosting = path.join(folder, 'hosting');
  const root = path.join(import.meta.dirname, '../..');
  await writeHosting(root, { headers, url: `https://${host}`, output: dist, folder: hosting });
  await compressFiles(Object.keys(files).map((name) => path.join(dist, name)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, dist, hosting, names: [host, otherHost], remove };
}
