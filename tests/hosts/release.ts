import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** The finished site, and what the same build wrote for its hosts. */
const siteFolder = path.join(root, 'dist');
const releaseFolder = path.join(root, '.cache/release');

if (!fs.existsSync(siteFolder)) throw new Error('There is no finished site: run `npm run build` first.');

const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

/** Reads a filled file for nginx or Caddy. */
export const readHosting = (file: string) => read(path.join(releaseFolder, 'hosting'), file);

/** The security headers that every answer carries, by their names in lower case. */
export const securityHeaders: Record<string, string> = Object.fromEntries(
  new Headers(JSON.parse(read(releaseFolder, 'headers.json'))),
);

/** The site's host, and the one that redirects to it. */
export const [, otherHost = '', host = ''] =
  /^https:\/\/(\S+)\/\* https:\/\/(\S+)\//m.exec(read(siteFolder, '_redirects')) ?? [];

/** Every file that has an address: compressed copies and files for the host have none. */
const files = fs
  .readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({
    path: `/${path.relative(siteFolder, file).split(path.sep).join('/')}`,
    content: fs.readFileSync(file),
  }));

export const documents = files.filter((file) => file.path.endsWith('.html'));
export const assets = files.filter((file) => !file.path.endsWith('.html'));

/** The documents with an address of their own: `/about/` for about/index.html. */
export const pages = documents
  .filter((file) => file.path.endsWith('/index.html'))
  .map(({ path, content }) => ({ path: path.replace('index.html', ''), content }));

/** Creates a temporary folder with a copy of the site in `site/`, and beside it files that no host may serve. */
export function createWorkspace(): string {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // nginx reads the site as another user.
  fs.chmodSync(folder, 0o755);
  fs.cpSync(siteFolder, path.join(folder, 'site'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'site/.git'));
  const hidden = ['site/.env', 'site/.git/config', 'outside.txt'];
  for (const file of hidden) fs.writeFileSync(path.join(folder, file), 'secret');
  return folder;
}
