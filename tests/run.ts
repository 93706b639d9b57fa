import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type FirmName, firmNames, makeFirm } from './firms/firm.ts';
import { ensureBrowser } from './support/browser.ts';
import { root } from './support/site.ts';

// `npm test`: the units, then the browser tests of the specification. With `--all` (`npm run test:all`) also the tests
// tagged @matrix, the main paths in the other engines, the sites of two made firms, and the desk. Other arguments go to
// Playwright and leave the units out: `npm test -- tests/gallery`. `--firm=longest` takes a made firm's content.

interface Result {
  passed: number;
  /** What each failed test is called. */
  failed: string[];
  skipped: number;
}

interface UnitReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface Suite {
  specs: { ok: boolean; file: string; line: number; title: string }[];
  suites?: Suite[];
}

interface BrowserReport {
  stats: { expected: number; skipped: number };
  suites: Suite[];
}

interface RunSettings {
  cwd?: string | undefined;
  env?: NodeJS.ProcessEnv;
  /** Prints when it has ended, beside another run. */
  quietly?: boolean;
}

const failure = (name: string): Result => ({ passed: 0, failed: [name], skipped: 0 });
const all = process.argv.includes('--all');
const firm = firmNames.find((name) => process.argv.includes(`--firm=${name}`));
const options = process.argv.slice(2).filter((one) => one !== '--all' && one !== `--firm=${firm}`);
const reports = path.join(root, 'test-results');

/** What the programs of the packages start with. A copy of the project finds the packages in the folders above it. */
const startOf = (name: string, file: string) =>
  path.join(createRequire(import.meta.url).resolve(`${name}/package.json`), '..', file);
const vitest = startOf('vitest', 'vitest.mjs');
const playwrightCli = startOf('@playwright/test', 'cli.js');

/**
 * Runs a program with Node.js that writes its report to a file, and returns what `count` reads there. A run that
 * fails without naming a failed test counts as one failure.
 */
async function run(
  name: string,
  command: readonly string[],
  count: (report: never) => Result,
  { cwd = root, env, quietly = false }: RunSettings,
): Promise<Result> {
  const report = path.join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const output = quietly ? 'pipe' : 'inherit';
  const running = spawn(process.execPath, command, {
    cwd,
    stdio: ['inherit', output, output],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  });
  const parts: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => parts.push(part));
  const [status] = await once(running, 'close');
  process.stdout.write(Buffer.concat(parts));
  if (!existsSync(report)) return failure(name);
  const result = count(JSON.parse(readFileSync(report, 'utf8')) as never);
  return status === 0 || result.failed.length > 0 ? result : { ...result, failed: [name] };
}

async function units(): Promise<Result> {
  const outputFile = path.join(reports, 'units.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  // Some need a finished release; those of the desk's server are slow.
  const selection = all ? [] : ['--exclude', '{tests/{hosts,release},desk/server}/**'];
  const count = (report: UnitReport) => ({
    passed: report.numPassedTests,
    failed: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : [])),
    skipped: report.numPendingTests,
  });
  return run('units', [vitest, 'run', ...selection, ...reporters], count, { quietly: true });
}

/** Everything in Chromium but what is tagged @matrix; on content/, with `--all`, that and the other engines too. */
async function browserTests(firm?: FirmName): Promise<Result> {
  const selection = all && !firm ? [] : ['--project=chromium', '--grep-invert=@matrix'];
  const settings = firm ? { cwd: await makeFirm(firm), env: { TEST_STILL: 'true' } } : {};
  return playwright(firm ?? 'browser', [...selection, ...options], settings);
}

function playwright(name: string, parameters: readonly string[], settings: RunSettings): Promise<Result> {
  const command = [playwrightCli, 'test', '--reporter=list,json', ...parameters];
  const failedTests = ({ specs, suites = [] }: Suite): string[] => [
    ...specs.flatMap(({ ok, file, line, title }) => (ok ? [] : [`${name}: ${file}:${line} ${title}`])),
    ...suites.flatMap(failedTests),
  ];
  const count = ({ stats, suites }: BrowserReport) => ({
    passed: stats.expected,
    failed: suites.flatMap(failedTests),
    skipped: stats.skipped,
  });
  return run(name, command, count, settings);
}

/** Runs everything that was asked for. A machine without any browser is one failure. */
async function runAll(): Promise<Result[]> {
  mkdirSync(reports, { recursive: true });
  try {
    ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return [failure('no browser')];
  }
  if (firm || options.length > 0) return [await browserTests(firm)];
  // Two rows of runs: no core waits for the end of one, or for the build before it.
  const programs = units();
  const site = browserTests();
  if (!all) return Promise.all([programs, site]);
  const deskConfig = '--config=desk/tests/playwright.config.ts';
  const desk = programs.then(() => playwright('desk', [deskConfig], { quietly: true }));
  const firms: Promise<Result>[] = [];
  for (const name of firmNames) firms.push((firms.at(-1) ?? site).then(() => browserTests(name)));
  return Promise.all([programs, desk, site, ...firms]);
}

const start = Date.now();
const results = await runAll();
const sum = (key: 'passed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
const failed = results.flatMap((result) => result.failed);
const seconds = Math.round((Date.now() - start) / 1000);
console.log(`\nIt took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
for (const name of failed) console.log(`Failed: ${name}`);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${failed.length} failed${skipped}`);
process.exitCode = failed.length === 0 ? 0 : 1;
