import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeIn } from '../../builder/testing/folder.ts';
import { publishRelease } from '../releases/publish-release.ts';

/** Publishes a site of these files, as the desk does with one that it has made. */
export function publishFiles(data: string, files: Record<string, string>, isAlone?: boolean) {
  const site = path.join(data, 'unpublished');
  rmSync(site, { recursive: true, force: true });
  for (const [address, text] of Object.entries(files)) writeIn(site, address, text);
  return publishRelease(data, site, isAlone);
}

/** A site whose files depend on a word, except for one of each kind. */
export const smallSite = (word: string): Record<string, string> => ({
  '/index.html': word,
  '/about/index.html': `About ${word}`,
  '/robots.txt': 'the same',
  [`/content/no/home.${word}.json`]: `"${word}"`,
  '/assets/app.js': 'the same',
});
