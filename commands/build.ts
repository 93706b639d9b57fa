import path from 'node:path';
import { composeSite } from '../builder/compose/compose-site.ts';
import { addPictures, writeSite } from '../builder/compose/write-site.ts';
import { requirePublishable } from '../builder/content/read-content.ts';
import { reportBeforeLaunch } from '../builder/content/read-launch-list.ts';
import { upgradeContent } from '../builder/content/upgrade-content.ts';
import { exitWithError } from '../builder/errors.ts';
import { buildFolders, replaceBuildOutput, writeHostFiles } from '../builder/output/build-output.ts';
import { reportProgress } from '../builder/pictures/encoded-pictures.ts';
import { ensureSiteBundle } from '../builder/vite/bundles.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, buildFolders.unfinished);

async function main(): Promise<void> {
  const began = performance.now();
  // The web server, another user, reads what is written. Private files have modes of their own.
  process.umask(0o022);
  await upgradeContent(root);
  await requirePublishable(root, new Date());
  const code = await ensureSiteBundle(root, () => console.log('Building the code …'));
  const composed = await composeSite(root, root, code, {}, new Date());
  const written = await writeSite(code, composed, folder);
  await writeHostFiles(written.composed.site.company.url, folder);
  await addPictures(
    root,
    written,
    reportProgress((progress) => console.log(`Pictures: ${progress}`)),
  );
  await replaceBuildOutput(root);
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s: dist/`);
  const { report } = await reportBeforeLaunch(root);
  if (report) console.warn(`${report}\n`);
}

main().catch(exitWithError);
