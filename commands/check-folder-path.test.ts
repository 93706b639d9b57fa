import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../builder/testing/folder.ts';

const script = readFileSync(path.join(import.meta.dirname, 'check-folder-path.mjs'), 'utf8');

// Windows has no folders with ? in their names.
it.skipIf(process.platform === 'win32').each([
  ['a#b', 1],
  ['a?b', 1],
  ['a%20b æ', 0],
])('judges a folder named %s before anything starts', (name, status) => {
  const root = temporaryFolder();
  writeIn(root, `${name}/commands/check-folder-path.mjs`, script);
  const cwd = path.join(root, name);
  const command = ['--import', './commands/check-folder-path.mjs', '--eval', ''];
  const result = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  expect(result.status).toBe(status);
  expect(result.stderr.includes(name)).toBe(status === 1);
});
