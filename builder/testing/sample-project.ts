import sharp from 'sharp';
import { versionFile } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import { photoFile, pictureNameOf } from '../../content-model/pictures.ts';
import { sampleFiles, setAt } from '../../content-model/testing/sample.ts';
import { currentVersion } from '../../content-model/upgrade-steps.ts';
import { temporaryFolder } from './folder.ts';

/** A file below content/, a path in it as in `rows.0.title` (none for all of it), and a value; undefined removes. */
export type Edit = readonly [file: string, at: string, value: unknown];

/** Low, because some tests encode it in all sizes; a lower one would be enlarged to millions of pixels for a link preview. */
const photo = await sharp({ create: { width: 1200, height: 100, channels: 3, background: '#9da39c' } })
  .webp()
  .toBuffer();

export function sampleContent(...edits: Edit[]) {
  const files = sampleFiles();
  for (const [file, at, value] of edits) {
    if (at === '') files[file] = value;
    else setAt(files[file], at, value);
  }
  const content = new Map<string, string | Buffer>();
  for (const [file, value] of Object.entries(files)) {
    content.set(`content/${file}`, formatJson(value));
    const name = pictureNameOf(`content/${file}`);
    if (name !== undefined) content.set(photoFile(name), photo);
  }
  content.set(versionFile, formatJson({ version: currentVersion }));
  return { root: import.meta.dirname, files: content };
}

export const sampleProject = async (...edits: Edit[]) =>
  temporaryFolder(Object.fromEntries(sampleContent(...edits).files));
