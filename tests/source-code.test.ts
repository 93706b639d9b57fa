import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const folders = ['tests', 'commands', 'desk', 'server', 'builder', 'src', 'content-model', 'common'];

/** All source files without tests: path, with slashes on every system, and text. */
const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  .filter((file) => /\.(css|tsx?|html)$/.test(file) && !/\.(test|spec|css\.d)\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** From top to bottom. The longest path decides the layer of a file. */
const layers = `
  desk/tests tests commands
  desk/app desk/app/frame desk/app/views desk/app/pictures desk/app/form desk/app/preview desk/app/ui desk/app/store
  desk/app/text desk
  server/start.ts server/desk server
  builder/vite builder/compose builder builder/content/read-launch-list.ts builder/seo builder/html builder/output
  builder/page-data builder/content builder/pictures builder/content/content-source.ts
  builder/files.ts builder/errors.ts builder/lru-cache.ts
  src/inline src/app src/styles src/screens src/layout src/contact src/notice src/gallery src/hero src/season-timeline src/consent
  src/toast src/ui src/site src/routing src/page-data src/language src/browser
  content-model common content
`
  .trim()
  .split(/\s+/);

const levelOf = (file: string) => {
  const containing = layers.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return layers.indexOf(containing.sort((a, b) => b.length - a.length)[0] ?? '');
};

it('no file imports from a higher layer', () => {
  const statement =
    /^(?:im|ex)port(?: type)? (?:[^;='"]*? from )?'(?<from>\.[^']+)'|(?<!typeof )import\('(?<lazy>\.[^']+)'\)/gm;
  const imports = sources.flatMap(({ file, text }) =>
    [...text.matchAll(statement)].map(({ groups }) => ({
      file,
      target: path.posix.join(path.posix.dirname(file), groups?.from ?? groups?.lazy ?? ''),
    })),
  );
  expect(imports.length).toBeGreaterThan(500);
  const forbidden = imports.filter(
    ({ file, target }) =>
      levelOf(target) < levelOf(file) || (file.startsWith('src/') && target.startsWith('content/')),
  );
  expect(forbidden).toEqual([]);
});

/** Lines of code without comments, texts and renamed imports. */
const code = sources
  .filter(({ file }) => /\.tsx?$/.test(file) && !/^(tests|desk\/tests)\//.test(file))
  .flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*|import |export \{|(type )?\w+ as \w+,$)/.test(line))
      .map((line) => `${file}: ${line.replaceAll(/'[^']*'|`[^`]*`|\/\*.*\*\//g, '').trim()}`),
  );

it('the code has at most 30 casts', () => {
  const casts = code.filter((line) => /\bas (?!const\b)[\w({[]/.test(line));
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(30);
});

it.each([
  ['spreads an object right where it is written', /\.\.\.\{ ?\w/],
  ['calls the parameter of a callback "one" or "other"', /(\(|\{ |, )(one|other)\b[^=]*=>/],
  ['converts a value with Object()', /(?<![\w.])Object\(/],
])('no code %s', (_habit, pattern) => {
  expect(code.filter((line) => pattern.test(line))).toEqual([]);
});

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
