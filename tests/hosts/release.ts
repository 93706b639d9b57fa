import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../support/site.ts';

/** The finished site, with the files for its hosts. */
const siteFolder = path.join(root, 'dist');

if (!fs.existsSync(siteFolder)) throw new Error('There is no finished site: run `npm run build` first.');

export const readBytes = (file: string) => fs.readFileSync(path.join(siteFolder, file));

/** Reads a file of the release. */
export const read = (file: string) => readBytes(file).toString();

/** The site's host, and the one that redirects to it. */
export const [, otherHost = '', host = ''] =
  /^https:\/\/(\S+)\/\* https:\/\/(\S+)\//m.exec(read('_redirects')) ?? [];

/** Every file that has an address: compressed copies and files for the host have none. */
export const addresses = fs
  .readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(
    (entry) =>
      `/${path.relative(siteFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
  )
  .filter((address) => !/\/[._](?!well-known)|\.(br|gz)$/.test(address));

/** Creates a temporary folder with a copy of the site in `site/`, and beside it files that no host may serve. */
export function createWorkspace(): string {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Apache reads the site as another user.
  fs.chmodSync(folder, 0o755);
  fs.cpSync(siteFolder, path.join(folder, 'site'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'site/.git'));
  const hidden = ['site/.env', 'site/.git/config', 'outside.txt'];
  for (const file of hidden) fs.writeFileSync(path.join(folder, file), 'secret');
  return folder;
}
