import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readContentFolder } from '../builder/content/content-source.ts';
import { requirePublishable } from '../builder/content/read-content.ts';
import { ensureSiteBundle } from '../builder/vite/bundles.ts';
import { launchOptions } from './support/browser.ts';
import { createMaximalProject } from './support/maximal-project.ts';
import { root } from './support/site.ts';

// `npm test` and `npm run test:beyond`, as docs/testing.md explains.

/** Only what `npm test` leaves out. */
const beyond = process.argv.includes('--beyond');
const maximal = process.argv.includes('--maximal');
const options = process.argv.slice(2).filter((option) => option !== '--beyond' && option !== '--maximal');
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

/** Returns whether a program succeeds. A `quiet` one prints at its end. */
async function run(command: string[], { quiet = false, cwd = root } = {}): Promise<boolean> {
  const stdout = quiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, command, { cwd, stdio: ['inherit', stdout, 'inherit'] });
  const output = child.stdout ? text(child.stdout) : '';
  const [status] = await once(child, 'close');
  process.stdout.write(await output);
  return status === 0;
}

const units = () => {
  const project = beyond ? 'hosts' : 'units';
  return run(['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`], { quiet: true });
};

const browserTests = (selection: string[], cwd?: string) =>
  run([playwright, 'test', ...selection, ...options], { cwd });

async function onMaximal(): Promise<boolean> {
  const made = await createMaximalProject();
  await requirePublishable(await readContentFolder(made), new Date());
  const selection = ['--grep=@any-content|tests/pages/documents', '--grep-invert=@matrix'];
  return browserTests(['--project=chromium', ...selection], made);
}

async function site(): Promise<boolean> {
  if (maximal) return onMaximal();
  if (options.length > 0) return browserTests(['--project=chromium', '--project=desk']);
  if (!beyond) return browserTests(['--project=chromium', '--grep-invert=@matrix|@any-content']);
  const isWell = await browserTests(['--grep=@matrix|@any-content|@engines|desk/tests']);
  return (await onMaximal()) && isWell;
}

const { executablePath } = await launchOptions();
// Playwright does not install its browser again.
const install = [playwright, 'install', '--only-shell', 'chromium'];
if (!executablePath && !(await run(install))) {
  console.error('Install Chromium or Google Chrome, or set CHROMIUM_PATH.');
  process.exit(1);
}
// Before units and browser tests begin, which would build it each.
await ensureSiteBundle(root);
const isWhole = !maximal && options.length === 0;
const results = await Promise.all([site(), ...(isWhole ? [units()] : [])]);
process.exitCode = results.every(Boolean) ? 0 : 1;
