import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { makeLongest } from './longest.ts';

// The site of any firm must work, not only that of content/. A made firm has the most content that the check accepts. It
// is a copy of the project with other content, so the tests run in it unchanged.

const makers = { longest: makeLongest };
type FirmName = keyof typeof makers;
export const firmNames = Object.keys(makers) as FirmName[];

/** Changes the value of a JSON file of content/. */
export type EditJson = <Value>(file: string, change: (value: Value) => unknown) => void;

/** Makes a firm in .cache/firms, and returns its folder. */
export async function makeFirm(name: FirmName): Promise<string> {
  const root = copyProject(`firms/${name}`);
  const content = path.join(root, 'content');
  const edit: EditJson = (file, change) => {
    const target = path.join(content, file);
    const value = JSON.parse(readFileSync(target, 'utf8'));
    change(value);
    writeFileSync(target, JSON.stringify(value, null, 2));
  };
  await makers[name](edit, content);
  return root;
}
