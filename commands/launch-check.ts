import path from 'node:path';
import { describeLaunchList, readLaunchList } from '../builder/content/launch-list.ts';
import { fail } from '../builder/failure.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run launch-check`: lists what is missing, and exits with status 1 unless all of it can wait. */
async function main(): Promise<void> {
  const { items } = await readLaunchList(root);
  const needed = items.filter(({ canWait }) => !canWait).length;
  const count = needed === 1 ? 'Én ting' : `${needed} ting`;
  const result =
    needed === 0
      ? 'Ingenting mangler. Nettstedet kan legges ut.'
      : `${count} mangler før nettstedet kan legges ut:`;
  console.log(`\n${result}\n\n${describeLaunchList(items).trimStart()}`.trimEnd());
  process.exitCode = needed === 0 ? 0 : 1;
}

main().catch(fail);
