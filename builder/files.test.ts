import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFileAtomic } from './files.ts';
import { temporaryFolder } from './testing/folder.ts';

it('leaves no temporary file if the file cannot be replaced', async () => {
  const folder = temporaryFolder({ 'taken/file': '' });
  await expect(writeFileAtomic(path.join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
