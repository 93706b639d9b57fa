import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { contentFingerprint } from './copy-content.ts';

it('recognizes content of which a file is deleted meanwhile', async () => {
  const folder = temporaryFolder({ 'content/home.json': '{}', 'content/about.json': '{}' });
  const before = await contentFingerprint(folder);
  const { stat } = fs;
  onTestFinished(syncBuiltinESMExports);
  const spy = vi.spyOn(fs, 'stat').mockImplementation(async (file) => {
    if (String(file).endsWith('about.json')) await fs.rm(file, { force: true });
    return stat(file);
  });
  syncBuiltinESMExports();
  const during = await contentFingerprint(folder);
  spy.mockRestore();
  expect(new Set([before, during, await contentFingerprint(folder)]).size).toBe(3);
});
