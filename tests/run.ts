import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { type FirmName, firmNames, makeFirm } from './firms/firm.ts';
import { ensureBrowser } from './support/browser.ts';
import { root } from './support/site.ts';

// `npm test`: the units, and the browser tests of the specification. With `--all` (`npm run test:all`) also the tests
// tagged @matrix and @firms, the main paths in the other engines, the sites of two made firms, and the desk. Other
// arguments go to Playwright and leave the units out: `npm test -- tests/gallery` runs all that is there.
// `--firm=longest` takes a made firm's content.

interface Result {
  passed: number;
  skipped: number;
  /** What each failed test is called. */
  failed: string[];
}

interface RunSettings {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Prints when it has ended, beside another run. */
  quietly?: boolean;
}

const failure = (name: string): Result => ({ passed: 0, skipped: 0, failed: [name] });
const all = process.argv.includes('--all');
const firm = firmNames.find((name) => process.argv.includes(`--firm=${name}`));
const options = process.argv.slice(2).filter((one) => one !== '--all' && one !== `--firm=${firm}`);
const reports = path.join(root, 'test-results');

/** A program of a package. A copy of the project finds the packages in the folders above it. */
const program = (name: string, file: string) =>
  path.join(createRequire(import.meta.url).resolve(`${name}/package.json`), '..', file);

/**
 * Runs tests that write a report, and counts what is in it. A run that fails without naming a failed test counts as one
 * failure, with what it printed last.
 */
async function run(name: string, command: readonly string[], settings: RunSettings = {}): Promise<Result> {
  const { cwd = root, env, quietly = false } = settings;
  const report = path.join(reports, `${name}.xml`);
  rmSync(report, { force: true });
  const output = quietly ? 'pipe' : 'inherit';
  const running = spawn(process.execPath, command, {
    cwd,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
  });
  const parts: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => parts.push(part));
  const [status] = await once(running, 'close');
  const printed = Buffer.concat(parts).toString();
  process.stdout.write(printed);
  const unnamed = failure([name, ...printed.trimEnd().split('\n').slice(-40)].join('\n'));
  if (!existsSync(report)) return unnamed;
  const result = count(name, readFileSync(report, 'utf8'));
  return status === 0 || result.failed.length > 0 ? result : { ...result, failed: unnamed.failed };
}

/** Counts the tests of a report in JUnit's format, which Vitest and Playwright write. */
function count(name: string, report: string): Result {
  const tests = parse(report).querySelectorAll('testcase');
  const skipped = tests.filter((test) => test.querySelector('skipped'));
  const failed = tests.filter((test) => test.querySelector('failure, error'));
  return {
    passed: tests.length - skipped.length - failed.length,
    skipped: skipped.length,
    failed: failed.map((test) => `${name}: ${test.getAttribute('classname')} ${test.getAttribute('name')}`),
  };
}

function vitest(name: string, selection: readonly string[]): Promise<Result> {
  const reporters = ['--reporter=default', '--reporter=junit'];
  const output = `--outputFile.junit=${path.join(reports, `${name}.xml`)}`;
  const command = [program('vitest', 'vitest.mjs'), 'run', ...reporters, output];
  return run(name, [...command, ...selection], { quietly: true });
}

function units(): Promise<Result> {
  // Some need a finished release. Those of the desk's server are slow, and put others in the place of Node's modules.
  const leftOut = all ? 'server/desk/**' : '{tests/{hosts,release},server/desk}/**';
  // Loading the same modules anew for every file was half of the work.
  return vitest('units', ['--no-isolate', '--exclude', leftOut]);
}

const deskUnits = () => vitest('desk-units', ['server/desk']);

function playwright(name: string, parameters: readonly string[], settings?: RunSettings): Promise<Result> {
  const output = `--output=${path.join(reports, name)}`;
  const command = [program('@playwright/test', 'cli.js'), 'test', '--reporter=list,junit', output];
  return run(name, [...command, ...parameters], settings);
}

/** The tests of the specification in Chromium, on a made firm those tagged @firms too; or those that are named. */
async function browserTests(firm?: FirmName): Promise<Result> {
  const selection = all && !firm ? [] : ['--project=chromium'];
  if (firm) selection.push('--grep-invert=@matrix');
  else if (!all && options.length === 0) selection.push('--grep-invert=@matrix|@firms');
  const settings = firm ? { cwd: await makeFirm(firm) } : {};
  return playwright(firm ?? 'site', [...selection, ...options], settings);
}

const desk = () => playwright('desk', ['--config=desk/tests/playwright.config.ts'], { quietly: true });

/** Runs one after another. */
async function runInTurn(runs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const next of runs) results.push(await next());
  return results;
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
  const rows = await Promise.all([
    runInTurn([units, ...(all ? [deskUnits, desk] : [])]),
    runInTurn([() => browserTests(), ...(all ? firmNames.map((name) => () => browserTests(name)) : [])]),
  ]);
  return rows.flat();
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
