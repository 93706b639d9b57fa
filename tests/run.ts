import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findBrowser } from './support/browser.ts';
import { makeFirm } from './support/firm.ts';
import { root } from './support/site.ts';

// `npm test`: the units, and the browser tests of the specification. With `--all` (`npm run test:all`) every project of
// vitest.config.ts and playwright.config.ts, and the site of the made firm. Other arguments go to Playwright and leave the
// units out: `npm test -- src/gallery` runs all that is there. `--firm` takes a made firm's content.

const all = process.argv.includes('--all');
const firm = process.argv.includes('--firm');
const options = process.argv.slice(2).filter((one) => one !== '--all' && one !== '--firm');
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

/** Runs a program, and says whether all is well. What a `quiet` one prints comes at its end: others run beside it. */
async function run(command: string[], { quiet = false, cwd = root } = {}): Promise<boolean> {
  const child = spawn(process.execPath, command, {
    cwd,
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'],
  });
  const [[status], said] = await Promise.all([once(child, 'close'), child.stdout ? text(child.stdout) : '']);
  process.stdout.write(said);
  return status === 0;
}

const units = () =>
  run(['node_modules/vitest/vitest.mjs', 'run', ...(all ? [] : ['--project=units'])], { quiet: true });

const browserTests = (selection: string[], cwd?: string) =>
  run([playwright, 'test', ...selection, ...options], { cwd });

async function site(): Promise<boolean> {
  const onFirm = async () => browserTests(['--project=chromium', '--grep-invert=@matrix'], await makeFirm());
  if (firm) return onFirm();
  if (options.length > 0) return browserTests(['--project=chromium', '--project=desk']);
  if (!all) return browserTests(['--project=chromium', '--grep-invert=@matrix|@firms']);
  const isWell = await browserTests([]);
  return (await onFirm()) && isWell;
}

if (!findBrowser()) {
  // One that is there already is left as it is.
  spawnSync(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
}
const isWhole = !firm && options.length === 0;
const results = await Promise.all([site(), ...(isWhole ? [units()] : [])]);
process.exitCode = results.every(Boolean) ? 0 : 1;
