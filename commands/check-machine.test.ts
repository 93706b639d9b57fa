import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../builder/testing/folder.ts';

const script = readFileSync(path.join(import.meta.dirname, 'check-machine.mjs'), 'utf8');

// Windows has no folders with ? in their names.
it.skipIf(process.platform === 'win32').each([
  ['a#b', 1],
  ['a?b', 1],
  ['a%20b æ', 0],
])('judges a folder named %s before anything starts', (name, status) => {
  const root = temporaryFolder();
  writeIn(root, `${name}/commands/check-machine.mjs`, script);
  const cwd = path.join(root, name);
  const command = ['--import', './commands/check-machine.mjs', '--eval', ''];
  const result = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  expect(result.status).toBe(status);
  expect(result.stderr.includes(name)).toBe(status === 1);
});

it.each([
  ['18.20.8', 1],
  ['20.18.3', 1],
  ['22.11.0', 1],
  ['23.11.1', 1],
  ['20.19.0', 0],
  ['22.12.0', 0],
  ['24.0.0', 0],
  ['26.1.0', 0],
])('judges Node.js %s by the versions that package.json names', (version, status) => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`;
  const command = ['--import', pretend, '--import', './commands/check-machine.mjs', '--eval', ''];
  const result = spawnSync(process.execPath, command, {
    cwd: path.join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect(result.status).toBe(status);
  expect(result.stderr.includes(version)).toBe(status === 1);
});
