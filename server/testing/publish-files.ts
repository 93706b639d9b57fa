import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from '../../builder/output/headers.ts';
import { writeManifest } from '../releases/release-json.ts';
import { openReleases } from '../releases/release-store.ts';

export async function publishFiles(data: string, files: Record<string, string | Buffer>) {
  const store = await openReleases(data, { hasLink: true });
  const release = await store.create(async (folder) => {
    for (const [address, text] of Object.entries(files)) {
      const file = path.join(isHashed(address) ? store.files : path.join(folder, 'site'), address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text, { flush: true });
    }
    const hashed = Object.keys(files).filter(isHashed);
    await writeManifest(folder, { time: 0, hashed, pictures: [] });
    const composedWith = { code: '', host: '' };
    return { at: new Date().toISOString(), kind: 'published', changes: [], composedWith };
  });
  await store.activate(release);
  await store.prune(Date.now());
  return release.number;
}

export const smallSite = (word: string): Record<string, string> => ({
  '/index.html': word,
  '/about/index.html': `About ${word}`,
  '/robots.txt': 'the same',
  [`/content/no/home.${word}.json`]: `"${word}"`,
  '/assets/app.js': 'the same',
});
