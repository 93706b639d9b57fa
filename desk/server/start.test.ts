import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
// @ts-expect-error It is JavaScript, because it runs before anything is installed.
import { isInstalled } from '../start.mjs';

const packages = {
  'node_modules/one': { version: '1.0.0' },
  'node_modules/one/node_modules/two': { version: '2.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};

function installation() {
  const root = temporaryFolder();
  const write = async (file: string, value: object) => writeIn(root, file, JSON.stringify(value));
  const { 'node_modules/for-another-system': _, ...found } = packages;
  for (const place of Object.keys(found)) write(`${place}/package.json`, {});
  write('package-lock.json', { packages: { '': { version: '1.0.0' }, ...packages } });
  write('node_modules/.package-lock.json', { packages: found });
  return { root, write };
}

it('the project’s own installation is whole', async () => {
  const root = path.join(import.meta.dirname, '../..');
  expect(await readFile(path.join(root, 'package-lock.json'), 'utf8')).not.toContain('resolved');
  expect(isInstalled(root)).toBe(true);
});

it('a whole installation needs nothing; one that was cut off, damaged or is outdated is repaired', async () => {
  const lock = (changed: object) => ({ packages: { ...packages, ...changed } });
  const damages: ((one: ReturnType<typeof installation>) => Promise<void>)[] = [
    ({ root }) => rm(path.join(root, 'node_modules/.package-lock.json')),
    ({ root }) => rm(path.join(root, 'node_modules/one/node_modules'), { recursive: true }),
    ({ write }) => write('package-lock.json', lock({ 'node_modules/one': { version: '1.0.1' } })),
    ({ write }) => write('package-lock.json', lock({ 'node_modules/new': { version: '1.0.0' } })),
  ];
  for (const damage of damages) {
    const one = installation();
    expect(isInstalled(one.root)).toBe(true);
    await damage(one);
    expect(isInstalled(one.root)).toBe(false);
  }
});
