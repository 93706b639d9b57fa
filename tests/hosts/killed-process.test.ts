import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isHashed } from '../../builder/release/headers.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { openReleases } from '../../server/releases/release-store.ts';
import { publishFiles, smallSite } from '../../server/testing/publish-files.ts';
import { root } from '../support/site.ts';

it('a release is whole or not there, at whatever step its process is killed', {
  timeout: 300_000,
}, async () => {
  const before = temporaryFolder();
  // So many that the next one removes the first.
  const words = ['', ...Array.from({ length: 20 }, (_, index) => `word${index}`), 'new'];
  for (const word of words.slice(1, -1)) await publishFiles(before, smallSite(word));
  const shown: string[] = [];

  /** Returns whether the process was killed. */
  async function publishUntil(step: number): Promise<boolean> {
    const data = temporaryFolder();
    cpSync(before, data, { recursive: true, verbatimSymlinks: true });
    const program = path.join(root, 'server/testing/publish-process.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, data, 'new', String(step)], {
      cwd: root,
      stdio: 'inherit',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [status, signal] = await once(child, 'exit');
    expect([0, 'SIGKILL'], `step ${step}`).toContain(signal ?? status);

    const store = await openReleases(data);
    const number = store.online()?.number ?? 0;
    expect([20, 21], `step ${step}`).toContain(number);
    shown[step] = words[number] ?? '';
    for (const { number } of store.list()) {
      expectWhole(data, number, words[number] ?? '', step);
    }
    // Whatever was left, the next one works.
    const next = await publishFiles(data, smallSite('next'));
    expectWhole(data, next, 'next', step);
    expect((await openReleases(data)).online()?.number).toBe(next);
    expect(
      readdirSync(path.join(data, 'releases')).filter(
        (name) => !/^(\d+|current|current\.json|pool)$/.test(name),
      ),
    ).toEqual([]);
    return signal === 'SIGKILL';
  }

  let wasKilled = true;
  for (let step = 1; wasKilled; step += 4) {
    const killed = await Promise.all([0, 1, 2, 3].map((further) => publishUntil(step + further)));
    wasKilled = killed.every(Boolean);
  }
  expect(shown.filter((word) => word !== 'new').length).toBeGreaterThan(20);
  expect(shown.filter((word) => word === 'new').length).toBeGreaterThan(3);
});

function expectWhole(data: string, number: number, word: string, step: number): void {
  for (const [address, text] of Object.entries(smallSite(word))) {
    const folder = path.join(data, 'releases', isHashed(address) ? 'pool' : `${number}/site`);
    const file = path.join(folder, address);
    expect(existsSync(file), `${file} after step ${step}`).toBe(true);
    expect(readFileSync(file, 'utf8'), `${file} after step ${step}`).toBe(text);
  }
}
