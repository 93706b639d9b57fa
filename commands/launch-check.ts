import path from 'node:path';
import { fail } from '../builder/failure.ts';
import { describeLaunchList, readLaunchList } from '../builder/launch/launch-list.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run launch-check`: lists what is missing before the launch, and exits with status 1 unless all of it can wait. */
async function main(): Promise<void> {
  const { items, optional, promises } = await readLaunchList(root);
  const needed = items.filter(({ canWait }) => !canWait).length;
  const count = needed === 1 ? 'Én ting' : `${needed} ting`;
  const result =
    needed === 0
      ? 'Ingenting mangler. Nettstedet kan legges ut.'
      : `${count} mangler før nettstedet kan legges ut:`;
  console.log(`\n${result}\n\n${describeLaunchList(items).trimStart()}`.trimEnd());
  if (optional.length > 0) {
    console.log(
      `\nDette kan også fylles ut, og priser skal stå der når dere selger til privatpersoner: ${optional.map(({ title }) => title).join(', ')}.`,
    );
  }
  console.log('\nDette lover nettstedet. Skriv om det som ikke stemmer:');
  for (const { sentence } of promises) console.log(`- ${sentence}`);
  process.exitCode = needed === 0 ? 0 : 1;
}

main().catch(fail);
