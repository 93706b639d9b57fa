import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
// @ts-expect-error It is JavaScript, because it runs before anything is installed.
import { isInstalled, isSupported } from '../start.mjs';

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

const root = path.join(import.meta.dirname, '../..');

it('the desk starts with every Node.js that the project supports, and names any other', async () => {
  const { engines } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const of = (versions: string[]) => versions.filter((version) => isSupported(engines.node, version));
  const supported = ['v20.19.0', 'v20.20.2', 'v22.12.0', 'v22.21.1', 'v24.0.0', 'v26.3.0'];
  expect(of(supported)).toEqual(supported);
  expect(of(['v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.11.0', 'v23.11.1'])).toEqual([]);
  expect(await readFile(path.join(root, 'README.md'), 'utf8')).toContain(`Requires Node.js ${engines.node}`);
});

it('the project’s own installation is whole', async () => {
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
