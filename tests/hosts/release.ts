import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../support/site.ts';

/** The finished site, with the files for its hosts. */
const siteFolder = path.join(root, 'dist');

if (!fs.existsSync(siteFolder)) throw new Error('There is no finished site: run `npm run build` first.');

/** Reads a file of the release. */
export const read = (file: string) => fs.readFileSync(path.join(siteFolder, file), 'utf8');

/** The site's host, and the one that redirects to it. */
export const [, otherHost = '', host = ''] =
  /^https:\/\/(\S+)\/\* https:\/\/(\S+)\//m.exec(read('_redirects')) ?? [];

/** Every file that has an address: compressed copies and files for the host have none. */
const files = fs
  .readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, path: `/${path.relative(siteFolder, file).split(path.sep).join('/')}` }))
  .filter(({ path }) => !/\/[._](?!well-known)|\.(br|gz)$/.test(path))
  .map(({ file, path }) => ({ path, content: fs.readFileSync(file) }));

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
