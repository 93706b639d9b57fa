import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { firmNames, makeFirm } from './firms/firm.ts';
import { findBrowser } from './support/browser.ts';
import { root } from './support/site.ts';

// `npm test`: the units, and the browser tests of the specification. With `--all` (`npm run test:all`) every project of
// vitest.config.ts and playwright.config.ts, and the site of the made firm. Other arguments go to Playwright and leave the
// units out: `npm test -- src/gallery` runs all that is there. `--firm=longest` takes a made firm's content.

interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

const all = process.argv.includes('--all');
const firm = firmNames.find((name) => process.argv.includes(`--firm=${name}`));
const options = process.argv.slice(2).filter((one) => one !== '--all' && one !== `--firm=${firm}`);
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
const reportOf = (name: string) => path.join(root, 'test-results', `${name}.json`);

/** Runs a program whose report has its sum, and prints when it has ended if it is `quiet`: others run beside it. */
async function run(name: string, command: string[], { quiet = false, cwd = root } = {}): Promise<Sum> {
  const report = reportOf(name);
  rmSync(report, { force: true });
  const stdio = ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'] as const;
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = spawn(process.execPath, command, { cwd, env, stdio: [...stdio] });
  const [[status], said] = await Promise.all([once(child, 'close'), child.stdout ? text(child.stdout) : '']);
  process.stdout.write(said);
  const { stats, ...counts } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return {
    passed: stats?.expected ?? counts.numPassedTests ?? 0,
    // A program may fail without a failed test.
    failed: (stats?.unexpected ?? counts.numFailedTests) || Number(status !== 0),
    skipped: stats?.skipped ?? counts.numPendingTests ?? 0,
  };
}

function units(): Promise<Sum> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('units')}`];
  const projects = all ? [] : ['--project=units'];
  return run('units', ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...projects], { quiet: true });
}

function browserTests(name: string, selection: string[], cwd?: string): Promise<Sum> {
  const output = `--output=${path.join(root, 'test-results', name)}`;
  return run(name, [playwright, 'test', '--reporter=list,json', output, ...selection, ...options], { cwd });
}

async function site(): Promise<Sum[]> {
  if (firm) return [await onFirm(firm)];
  if (options.length > 0) return [await browserTests('site', ['--project=chromium', '--project=desk'])];
  if (!all) return [await browserTests('site', ['--project=chromium', '--grep-invert=@matrix|@firms'])];
  const sums = [await browserTests('site', [])];
  for (const name of firmNames) sums.push(await onFirm(name));
  return sums;
}

const onFirm = async (name: (typeof firmNames)[number]) =>
  browserTests(name, ['--project=chromium', '--grep-invert=@matrix'], await makeFirm(name));

if (!findBrowser()) {
  // One that is there already is left as it is.
  spawnSync(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
}
const isWhole = !firm && options.length === 0;
const sums = (await Promise.all([site(), ...(isWhole ? [units()] : [])])).flat();
const sum = (key: keyof Sum) => sums.reduce((total, one) => total + one[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
