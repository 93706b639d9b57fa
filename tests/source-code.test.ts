import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const folders = ['desk', 'server', 'builder', 'src', 'content-model', 'common'];

/** All source files without tests: path, with slashes on every system, and text. */
const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  .filter((file) => /\.(css|tsx?|html)$/.test(file) && !/\.(test|spec|css\.d)\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it('every custom property that is used is defined', () => {
  const namesIn = (pattern: RegExp) =>
    sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file })));
  const defined = new Set(namesIn(/(?<=[{;\s'])(--[\w-]+)'?\s*[:,]/g).map(({ name }) => name));
  const used = namesIn(/(?:var\(\s*|getPropertyValue\(')(--[\w-]+)/g);
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ name }) => !defined.has(name) && !name.startsWith('--yarl__'))).toEqual([]);
});

it('brand colors are in one style sheet', () => {
  const brand = 'src/styles/brand.css';
  const own = sources.find(({ file }) => file === brand)?.text ?? '';
  const colors = [...own.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color);
  expect(colors.length).toBeGreaterThan(5);
  const repeated = sources.filter(
    ({ file, text }) => file !== brand && colors.some((color) => text.toLowerCase().includes(color)),
  );
  expect(repeated.map(({ file }) => file)).toEqual([]);
});

it('every test file is in exactly one project of vitest.config.ts', () => {
  const run = (command: string, list: string[]) =>
    execFileSync(command, list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const listed = run(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly']);
  const existing = run('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx']);
  expect(listed.map((line) => line.replace(/^\[\w+\] /, '')).sort()).toEqual(existing.sort());
});
