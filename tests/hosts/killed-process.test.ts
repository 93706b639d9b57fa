import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { isHashed } from '../../builder/output/headers.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { openReleases } from '../../server/releases/release-store.ts';
import { failAt } from '../../server/testing/failing-disk.ts';
import { publishFiles, smallSite } from '../../server/testing/publish-files.ts';

it('a release is whole or missing after a kill at any step', { timeout: 180_000 }, async () => {
  const before = temporaryFolder();
  // The next release removes the first one.
  const words = ['', ...Array.from({ length: 20 }, (_, index) => `word${index}`), 'new'];
  for (const word of words.slice(1, -1)) await publishFiles(before, smallSite(word));
  const counts = { old: 0, new: 0 };
  vi.spyOn(console, 'error').mockReturnValue();
  let isKilled = true;
  for (let step = 1; isKilled; step++) {
    const data = temporaryFolder();
    cpSync(before, data, { recursive: true, verbatimSymlinks: true });
    isKilled = await failAt(step, () => publishFiles(data, smallSite('new')));

    const store = await openReleases(data);
    const number = store.live()?.number ?? 0;
    expect([20, 21], `step ${step}`).toContain(number);
    counts[number === 20 ? 'old' : 'new'] += 1;
    for (const { number } of store.list()) expectWhole(data, number, words[number] ?? '', step);
    const next = await publishFiles(data, smallSite('next'));
    expectWhole(data, next, 'next', step);
    expect((await openReleases(data)).live()?.number).toBe(next);
    const others = readdirSync(path.join(data, 'releases')).filter((name) => !/^\d+$/.test(name));
    expect(others.sort()).toEqual(['current', 'current.json', 'pool']);
  }
  expect(counts.old).toBeGreaterThan(20);
  expect(counts.new).toBeGreaterThan(3);
});

function expectWhole(data: string, number: number, word: string, step: number): void {
  for (const [address, text] of Object.entries(smallSite(word))) {
    const folder = path.join(data, 'releases', isHashed(address) ? 'pool' : `${number}/site`);
    const file = path.join(folder, address);
    expect(readFileSync(file, 'utf8'), `${file} after step ${step}`).toBe(text);
  }
}
