import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, root } from './source-files.ts';

const files = filesIn(['commands', 'desk/app', 'server', 'builder', 'src', 'schema', 'common']).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|spec|css\.d)\./.test(file),
);

/** Lines of code without comments, texts and renamed imports. */
const code = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|import |export \{|(type )?\w+ as \w+,$)/.test(line))
    .map((line) => `${file}: ${line.replaceAll(/'[^']*'|`[^`]*`|\/\*.*\*\//g, '').trim()}`),
);

it('the code has at most 30 casts', () => {
  const casts = code.filter((line) => /\bas (?!const\b)[\w({[]/.test(line));
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(30);
});

it('no object is spread right after it is written', () => {
  expect(code.filter((line) => /\.\.\.\{ ?\w/.test(line))).toEqual([]);
});

it('no callback calls its parameter "one" or "other"', () => {
  expect(code.filter((line) => /(\(|\{ |, )(one|other)\b[^=]*=>/.test(line))).toEqual([]);
});

it('no code calls Object() to convert a value', () => {
  expect(code.filter((line) => /(?<![\w.])Object\(/.test(line))).toEqual([]);
});
