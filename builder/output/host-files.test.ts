import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { writeHostFiles } from './host-files.ts';

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
