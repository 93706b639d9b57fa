import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fail } from '../builder/failure.ts';
import { warnBeforeLaunch } from '../builder/launch/launch-list.ts';
import { reportProgress } from '../builder/progress.ts';
import { writeHosting } from '../builder/release/hosting.ts';
import { writeEditorSchemas } from '../builder/schema/editor-schemas.ts';
import { addPictures, buildSite } from '../builder/vite/build-site.ts';

const root = path.join(import.meta.dirname, '..');
/** The release. No other command writes to it. */
const output = path.join(root, 'dist');
const work = path.join(root, '.cache/release');

/**
 * `npm run build`: builds the release into dist/, and the files for its host into .cache/release/hosting. Another folder
 * that has a content/ may be given: the desk publishes a copy.
 */
async function main([content = root]: readonly string[]): Promise<void> {
  const began = performance.now();
  await rm(output, { recursive: true, force: true });
  await writeEditorSchemas(root);
  const built = await buildSite(root, { content, output, work });
  const { site, headers } = built;
  await writeHosting(root, { headers, url: site.company.url, output, folder: path.join(work, 'hosting') });
  await addPictures(built, reportProgress('Bilder'));
  console.log(`Ferdig på ${((performance.now() - began) / 1000).toFixed(1)} s: dist/`);
  await warnBeforeLaunch(content);
}

main(process.argv.slice(2)).catch(fail);
