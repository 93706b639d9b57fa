import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { finishRelease, releaseFolders } from './finish-release.ts';

const { unfinished, finished } = releaseFolders;

async function project(release: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'release-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(release)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

it.each([{}, { [`${finished}/old.html`]: 'old', '.cache/release/previous/older.html': 'older' }])(
  'puts the new release in the place of %j',
  async (before) => {
    const root = await project({ ...before, [`${unfinished}/index.html`]: 'new' });
    await finishRelease(root);
    expect(await readdir(path.join(root, finished))).toEqual(['index.html']);
    expect(await readdir(path.join(root, '.cache/release'))).toEqual([]);
  },
);

it('keeps the last release when the build has left nothing to replace it', async () => {
  const root = await project({ [`${finished}/old.html`]: 'old', '.cache/release/prerender/entry.js': '' });
  await expect(finishRelease(root)).rejects.toThrow(unfinished);
  expect(await readFile(path.join(root, finished, 'old.html'), 'utf8')).toBe('old');
});
