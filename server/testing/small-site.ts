import type { ReleaseFiles } from '../releases/publish-release.ts';

/** A site whose files depend on a word, except for one of each kind. */
export const smallSite = (word: string): ReleaseFiles =>
  new Map(
    Object.entries({
      '/index.html': word,
      '/about/index.html': `About ${word}`,
      '/robots.txt': 'the same',
      [`/content/no/home.${word}.json`]: `"${word}"`,
      '/assets/app.js': 'the same',
    }).map(([address, text]) => [address, async () => text]),
  );
