import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { languageCodes } from '../../tables/languages.ts';
import { sampleFiles, setAt } from './sample.ts';

/** A value to set: the file below content/, the path in it as in `rows.0.title`, and the value; undefined removes. */
export type Edit = [file: string, at: string, value: unknown];

const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#9da39c' } })
  .webp()
  .toBuffer();

/** Creates a project with the sample content and these changes. It is removed when the test has finished. */
export async function sampleProject(...edits: Edit[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'sample-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = sampleFiles();
  for (const [file, at, value] of edits) setAt(files[file], at, value);
  const content = path.join(root, 'content');
  for (const folder of [...languageCodes, 'pictures'])
    await mkdir(path.join(content, folder), { recursive: true });
  const write = ([file, value]: [string, unknown]) =>
    writeFile(path.join(content, file), JSON.stringify(value, null, 2));
  await Promise.all(Object.entries(files).map(write));
  await writeFile(path.join(content, 'pictures/sample.webp'), await photo);
  return root;
}
