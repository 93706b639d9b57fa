import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { buildFolders, replaceBuildOutput, writeHostFiles } from './build-output.ts';

const { unfinished, finished } = buildFolders;

it('leaves the old output in place if there is no new one', async () => {
  const root = temporaryFolder({ [`${finished}/old.html`]: 'old', '.cache/build-output/other.js': '' });
  await expect(replaceBuildOutput(root)).rejects.toThrow(unfinished);
  expect(await readFile(path.join(root, finished, 'old.html'), 'utf8')).toBe('old');
});

it.each([
  ['https://www.firma.no', 'https://firma.no/* https://www.firma.no/:splat 301!'],
  ['https://firma.no', 'https://www.firma.no/* https://firma.no/:splat 301!'],
])('the other host redirects to %s', async (url, rule) => {
  const folder = temporaryFolder();
  await writeHostFiles(url, folder);
  const files = ['.htaccess', '_headers', '_redirects'];
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(texts[2]).toContain(`\n${rule}\n`);
  for (const text of texts) expect(text).not.toMatch(/\{\{|\}\}/);
});
