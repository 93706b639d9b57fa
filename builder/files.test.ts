import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFileAtomic } from './files.ts';
import { temporaryFolder } from './testing/folder.ts';

it('writes a file with its permissions, and creates its folder', async () => {
  const file = path.join(temporaryFolder(), 'new/messages.json');
  await writeFileAtomic(file, '[]', { mode: 0o600 });
  expect(readFileSync(file, 'utf8')).toBe('[]');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves no temporary file if the file cannot be replaced', async () => {
  const folder = temporaryFolder({ 'taken/file': '' });
  await expect(writeFileAtomic(path.join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
