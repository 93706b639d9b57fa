import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const options = { cwd: root, encoding: 'utf8' } as const;

it('every test file belongs to exactly one project of vitest.config.ts', () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'];
  const listed: { file: string }[] = JSON.parse(execFileSync(process.execPath, vitest, options));
  const run = listed.map(({ file }) => path.relative(root, file).replaceAll(path.sep, '/'));
  const existing = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    options,
  );
  expect(run.sort()).toEqual(existing.trim().split('\n').sort());
});
