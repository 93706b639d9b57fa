import path from 'node:path';
import { fail } from '../builder/failure.ts';
import { warnBeforeLaunch } from '../builder/launch/launch-list.ts';
import { reportProgress } from '../builder/progress.ts';
import { finishRelease, releaseFolders } from '../builder/release/finish-release.ts';
import { writeHosting } from '../builder/release/hosting.ts';
import { writeEditorSchemas } from '../builder/schema/editor-schemas.ts';
import { addPictures, buildSite } from '../builder/vite/build-site.ts';

const root = path.join(import.meta.dirname, '..');
const output = path.join(root, releaseFolders.unfinished);

/**
 * `npm run build`: builds the release into dist/, with the files for its host. No other command writes there. Another
 * folder that has a content/ may be given: the desk publishes a copy.
 */
async function main([content = root]: readonly string[]): Promise<void> {
  const began = performance.now();
  await writeEditorSchemas(root);
  const built = await buildSite(root, { content, output, work: path.join(root, '.cache/release') });
  await writeHosting(root, built.site.company.url, output);
  await addPictures(built, reportProgress('Bilder'));
  await finishRelease(root);
  console.log(`Ferdig på ${((performance.now() - began) / 1000).toFixed(1)} s: dist/`);
  await warnBeforeLaunch(content);
}

main(process.argv.slice(2)).catch(fail);
