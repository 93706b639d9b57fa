import sharp from 'sharp';
import { temporaryFolder, writeIn } from './folder.ts';
import { sampleFiles, setAt } from './sample.ts';

/** A file below content/, a path in it as in `rows.0.title`, and a value to set; undefined removes. */
export type Edit = readonly [file: string, at: string, value: unknown];

/** As low as can be, because some tests encode it in all sizes. */
const photo = sharp({ create: { width: 1200, height: 12, channels: 3, background: '#9da39c' } })
  .webp()
  .toBuffer();

/** Creates a project with the sample content and these changes. It is removed when the test has finished. */
export async function sampleProject(...edits: Edit[]): Promise<string> {
  const files = sampleFiles();
  for (const [file, at, value] of edits) setAt(files[file], at, value);
  const root = temporaryFolder({ 'content/pictures/sample.webp': await photo });
  for (const [file, value] of Object.entries(files))
    writeIn(root, `content/${file}`, JSON.stringify(value, null, 2));
  return root;
}
