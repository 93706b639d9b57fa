import path from 'node:path';
import { readContentFolder } from '../builder/content/content-source.ts';
import { reportBeforeLaunch } from '../builder/content/read-launch-list.ts';
import { exitWithError } from './exit-with-error.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run launch-check`: exits with status 1 if something cannot wait. */
async function main(): Promise<void> {
  const { isReady, report } = await reportBeforeLaunch(await readContentFolder(root));
  if (isReady) console.log('\nNettstedet kan legges ut.');
  console.log(report);
  process.exitCode = isReady ? 0 : 1;
}

main().catch(exitWithError);
