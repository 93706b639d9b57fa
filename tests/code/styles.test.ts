import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, root } from './source-files.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The style sheets and code of the site and the desk, with their texts. Classes are checked by `npm run types`. */
const sources = filesIn(['src', 'desk/app', 'server'])
  .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: read(file) }));

it('every custom property that is used is defined', () => {
  const namesIn = (pattern: RegExp) =>
    sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file })));
  const defined = new Set(namesIn(/(?<=[{;\s'])(--[\w-]+)'?\s*[:,]/g).map(({ name }) => name));
  const used = namesIn(/(?:var\(\s*|getPropertyValue\(')(--[\w-]+)/g);
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ name }) => !defined.has(name) && !name.startsWith('--yarl__'))).toEqual([]);
});

it('a color of the firm is written in one style sheet and in drawings', () => {
  const brand = read('src/styles/brand.css');
  const colors = [...brand.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color);
  expect(colors.length).toBeGreaterThan(5);
  const repeated = filesIn(['src', 'builder', 'server', 'desk/app'])
    .filter((file) => /\.(css|tsx?|html|json)$/.test(file) && file !== 'src/styles/brand.css')
    .filter((file) => colors.some((color) => read(file).toLowerCase().includes(color)));
  expect(repeated).toEqual([]);
});
