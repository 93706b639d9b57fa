import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files-below.ts';

/** What the built code is made of; a folder stands for everything in it. */
export const sources = {
  site: ['src', 'labels', 'tables', 'public', 'builder/code', 'vite.config.ts', 'package-lock.json'],
  desk: [
    'desk/app',
    'builder/pictures/picture-widths.ts',
    'builder/time-in-oslo.ts',
    'src',
    'labels',
    'schema',
    'tables',
    'builder/code',
    'package-lock.json',
  ],
} as const;

/** Tests, and the types of classes, which `npm run types` writes. */
const isLeftOut = (file: string) => /\.((test|spec)\.tsx?|css\.d\.ts)$|\/testing\//.test(file);

/** Returns a hash of everything that the built code of a part is made of, and of the version of Node.js. */
export async function codeKey(root: string, part: keyof typeof sources): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const files = (await Promise.all(sources[part].map((source) => filesOf(root, source)))).flat().sort();
  const bodies = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  for (const [index, file] of files.entries()) {
    hash.update(`\0${file}\0`).update(bodies[index] ?? '');
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(root: string, source: string): Promise<string[]> {
  const place = path.join(root, source);
  if ((await stat(place)).isFile()) return [source];
  const files = await filesBelow(place);
  return files.map((file) => `${source}/${file}`).filter((file) => !isLeftOut(file));
}
