import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { isHashed } from '../../builder/output/headers.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { openReleases } from '../../server/releases/release-store.ts';
import { failAt } from '../../server/testing/failing-disk.ts';
import { publishFiles, smallSite } from '../../server/testing/publish-files.ts';

const article = {
  '/aktuelt/kari/index.html': 'Kari',
  '/content/no/article-kari.1.json': '"Kari"',
  '/pictures/kari.1.avif': 'Kari',
};

/** The newest release before and after a publication. */
const [old, next] = [20, 21];

it('a release is whole or missing after a kill at any step', { timeout: 300_000 }, async () => {
  const before = temporaryFolder();
  // The next release removes the first one, and withdraws an article.
  const words = ['', ...Array.from({ length: old }, (_, index) => `word${index}`), 'new'];
  for (const word of words.slice(1, old)) await publishFiles(before, smallSite(word));
  await publishFiles(before, { ...smallSite(words[old] ?? ''), ...article });
  const counts = { old: 0, new: 0 };
  vi.spyOn(console, 'error').mockReturnValue();
  let isKilled = true;
  for (let step = 1; isKilled; step++) {
    const data = temporaryFolder();
    cpSync(before, data, { recursive: true, verbatimSymlinks: true });
    isKilled = await failAt(step, () => publishFiles(data, smallSite('new')));
    const visited = readlinkSync(path.join(data, 'releases/current'));
    expectPublic(data, words[Number(visited)] ?? '', step);

    const store = await openReleases(data, { hasLink: true });
    const number = store.live()?.number ?? 0;
    expect([old, next], `step ${step}`).toContain(number);
    counts[number === old ? 'old' : 'new'] += 1;
    for (const { number } of store.list()) expectWhole(data, number, words[number] ?? '', step);
    expectPublic(data, words[number] ?? '', step);
    for (const address of Object.keys(article).filter(isHashed))
      expect(existsSync(path.join(store.pool, address)), `${address} after step ${step}`).toBe(
        number === old,
      );
    const later = await publishFiles(data, smallSite('next'));
    expectWhole(data, later, 'next', step);
    expect((await openReleases(data)).live()?.number).toBe(later);
    const others = readdirSync(path.join(data, 'releases')).filter((name) => !/^\d+$/.test(name));
    expect(others.sort()).toEqual(['current', 'current.json', 'files', 'left.json', 'pool']);
  }
  expect(counts.old).toBeGreaterThan(20);
  expect(counts.new).toBeGreaterThan(3);
});

/** Visitors can fetch every hashed file that a page names. */
function expectPublic(data: string, word: string, step: number): void {
  for (const [address, text] of Object.entries(smallSite(word)).filter(([name]) => isHashed(name)))
    expect(readFileSync(path.join(data, 'releases/pool', address), 'utf8'), `step ${step}`).toBe(text);
}

function expectWhole(data: string, number: number, word: string, step: number): void {
  for (const [address, text] of Object.entries(smallSite(word))) {
    const folder = path.join(data, 'releases', isHashed(address) ? 'files' : `${number}/site`);
    const file = path.join(folder, address);
    expect(readFileSync(file, 'utf8'), `${file} after step ${step}`).toBe(text);
  }
}
