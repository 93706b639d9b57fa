import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, onTestFinished, vi } from 'vitest';
import { filesBelow } from '../../builder/files.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { contentFingerprint, copyContent } from './copy-content.ts';

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

it('leaves out what sync programs, operating systems and people add', async () => {
  const content = {
    'content/home.json': '{}',
    'content/news/sno.json': '{}',
    'content/pictures/bil.webp': '',
    'content/pictures/bil.json': '{}',
  };
  const others = [
    ...['.DS_Store', 'home (1).json', 'news/._sno.json', 'news/notat.md'],
    ...['pictures/bil (1).json', 'pictures/Thumbs.db', 'pictures/winter (1).webp'],
  ];
  const added = Object.fromEntries(others.map((name) => [`content/${name}`, '']));
  const [from, to] = [temporaryFolder({ ...content, ...added }), temporaryFolder()];
  await copyContent(from, to);
  expect((await filesBelow(to)).sort()).toEqual(Object.keys(content).sort());
});
