import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sources } from './code-key.ts';

const root = path.join(import.meta.dirname, '../..');

/** The files of a source that become code of a page. */
function filesOf(source: string): string[] {
  if (statSync(path.join(root, source)).isFile()) return [source];
  const names = readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.posix.join(source, name.replaceAll(path.sep, '/')));
}

/** What a file imports of the project but for types. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = text.matchAll(/(?:^(?:im|ex)port (?!type)(?:[^;'"]*? from )?|import\()'(\.[^']+)'/gm);
  return [...found].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target));
}

it.each(Object.entries(sources))(
  'the code of %s is built anew when anything changes that it imports',
  (_part, listed) => {
    // What builds the code is a program of its own.
    const files = listed.filter((source) => source !== 'builder/code').flatMap(filesOf);
    const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|config/.test(file));
    const isListed = (target: string) =>
      listed.some((source) => target === source || target.startsWith(`${source}/`));
    const missing = code.flatMap((file) => importsOf(file).filter((target) => !isListed(target)));
    expect(missing).toEqual([]);
  },
);
