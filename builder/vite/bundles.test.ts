import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { bundleKey, ensureDeskBundle, ensureSiteBundle } from './bundles.ts';

const sources = ['src', 'content-model', 'common', 'public', 'builder', 'desk/app'].map(
  (folder) => `${folder}/a.ts`,
);
const affecting = [...sources, 'vite.config.ts', 'package-lock.json'];
const others = ['src/a.test.ts', 'src/a.module.css.d.ts', 'builder/testing/a.ts', 'server/a.ts'];

it('the key of the desk changes with its sources only', async () => {
  const root = temporaryFolder(Object.fromEntries([...affecting, ...others].map((file) => [file, ''])));
  let previous = await bundleKey(root, 'desk');
  for (const file of [...affecting, ...others]) {
    writeFileSync(path.join(root, file), 'changed');
    const key = await bundleKey(root, 'desk');
    expect(key !== previous, file).toBe(affecting.includes(file));
    previous = key;
  }
});

it('no script for a browser has zod, which an import of a schema would bring', async () => {
  const root = path.join(import.meta.dirname, '../..');
  for (const folder of [(await ensureSiteBundle(root)).files, await ensureDeskBundle(root)]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    // Each schema of zod has a property of this name.
    const found = scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('_zod'));
    expect(found, folder).toEqual([]);
  }
});
