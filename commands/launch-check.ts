import path from 'node:path';
import { fail } from '../builder/failure.ts';
import { checkLive } from '../builder/launch/check-live.ts';
import { checkRelease } from '../builder/launch/check-release.ts';
import { askFormService } from '../builder/launch/form-service.ts';
import { describeLaunchList, readLaunchList } from '../builder/launch/launch-list.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * `npm run launch-check`: lists what is missing before the launch, and exits with status 1 unless all of it can wait.
 * `--send` posts a test message to the form service. A release in dist/ is checked too. `--live` asks the real address
 * instead, or the one that follows.
 */
async function main(options: readonly string[]): Promise<void> {
  const { company, items, optional, promises, formServicePlace, hasNoFormService } =
    await readLaunchList(root);
  const live = options.indexOf('--live');
  if (live >= 0) return reportLive(options[live + 1] ?? company.url);
  if (hasNoFormService) {
    console.log('Skjematjenesten ble ikke spurt, fordi adressen ikke er ekte.');
  } else {
    const { ok, says, remedy } = await askFormService(company, options.includes('--send'));
    if (ok) console.log(says);
    else items.push({ missing: says, remedy, ...formServicePlace });
  }
  items.push(...(await checkRelease(root)));
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

/** Prints what is wrong with the site at an address. */
async function reportLive(address: string): Promise<void> {
  const problems = await checkLive(address);
  for (const { missing, remedy } of problems) console.log(`- ${missing}\n  ${remedy}`);
  if (problems.length === 0) console.log(`Alt er i orden på ${address}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch(fail);
