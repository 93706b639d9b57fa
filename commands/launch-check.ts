import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withFormService } from '../builder/config/form-service.ts';
import { validateConfig } from '../builder/config/validate-config.ts';
import { fail } from '../builder/failure.ts';
import { askFormService, type FormServiceAnswer } from '../builder/launch/form-service.ts';
import {
  describeLaunchList,
  type LaunchItem,
  placeInConfig,
  readLaunchList,
} from '../builder/launch/launch-list.ts';
import { site as config } from '../site.config.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * `npm run launch-check`: lists what is missing before launch, and ends with status 1 while something is.
 * `--send` posts a test message to the form service, `--json` is for machines.
 */
async function main(options: readonly string[]): Promise<void> {
  validateConfig(config, process.env);
  const site = withFormService(config, process.env);
  const items = await readLaunchList(root, site);
  const service = items.some(({ name }) => name === 'formEndpoint')
    ? undefined
    : await askFormService(site.formEndpoint, site, options.includes('--send'));
  if (service && !service.ok) items.push(await complaint(service));

  const ready = items.length === 0;
  if (options.includes('--json')) console.log(JSON.stringify({ ready, missing: items }, null, 2));
  else print(items, service);
  process.exitCode = ready ? 0 : 1;
}

async function complaint({ says }: FormServiceAnswer): Promise<LaunchItem> {
  const source = await readFile(path.join(root, 'site.config.ts'), 'utf8');
  return {
    name: 'formEndpoint',
    missing: says,
    cure: 'Compare this address with the one that the form service shows, and try again.',
    ...placeInConfig(source, 'formEndpoint'),
  };
}

function print(items: readonly LaunchItem[], service: FormServiceAnswer | undefined): void {
  if (service?.ok) console.log(service.says);
  if (items.length === 0) {
    console.log('Nothing is missing: the site can be launched.');
    return;
  }
  const things = items.length === 1 ? 'One thing is' : `${items.length} things are`;
  console.log(`${things} missing before launch:\n\n${describeLaunchList(items)}\n`);
  if (!service) console.log('The form service was not asked, since its address is not a real one.');
}

main(process.argv.slice(2)).catch(fail);
