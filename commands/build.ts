import path from 'node:path';
import { composeSite } from '../builder/compose/compose-site.ts';
import { placePictures, writeSite } from '../builder/compose/write-site.ts';
import { readContentFolder } from '../builder/content/content-source.ts';
import { requirePublishable } from '../builder/content/read-content.ts';
import { reportBeforeLaunch } from '../builder/content/read-launch-list.ts';
import { upgradeContent } from '../builder/content/upgrade-content.ts';
import { writeHostFiles } from '../builder/output/host-files.ts';
import { encodedFolder, encodePictures } from '../builder/pictures/encoded-pictures.ts';
import { ensureSiteBundle } from '../builder/vite/bundles.ts';
import { exitWithError } from './exit-with-error.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'dist');
const encoded = encodedFolder(path.join(root, 'var'));

async function main(): Promise<void> {
  const began = performance.now();
  // The web server, another user, reads what is written. Private files have modes of their own.
  process.umask(0o022);
  await upgradeContent(root);
  const source = await readContentFolder(root);
  await requirePublishable(source, new Date());
  const code = await ensureSiteBundle(root, () => console.log('Building the code …'));
  const composed = await composeSite(encoded, source, code, {}, new Date());
  await encodePictures(encoded, composed.pictures.missing(), (done, total) => {
    if (done % 50 === 0) console.log(`Pictures: ${done}/${total}`);
  });
  // From here on nothing is left that the content could stop, so dist/ is written in its place.
  await writeSite(code, composed, folder);
  await placePictures(composed, folder);
  await writeHostFiles(composed.site.company.url, folder);
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s: dist/`);
  const { report } = await reportBeforeLaunch(source);
  if (report) console.warn(`${report}\n`);
}

main().catch(exitWithError);
