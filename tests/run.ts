import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './support/browser.ts';
import { root } from './support/site.ts';

// `npm test`: the units, then the browser tests of the specification. With `--all` (`npm run test:all`) also the tests
// tagged @matrix, and the main paths in the other engines. Other arguments go to Playwright and leave the units out:
// `npm test -- gallery`. The last line is the sum of both, alone: CI reads it.

interface Result {
  passed: number;
  failed: number;
  skipped: number;
}

const all = process.argv.includes('--all');
const options = process.argv.slice(2).filter((argument) => argument !== '--all');
const reports = path.join(root, 'test-results');

/**
 * Runs a command of node_modules/.bin that writes its report to a file, and returns what `count` reads there. A run that
 * fails without naming a failed test counts as one failure.
 */
function run(name: string, command: string[], count: (report: never) => Result): Result {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const [program = '', ...parameters] = command;
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    shell: process.platform === 'win32',
  });
  try {
    const result = count(JSON.parse(readFileSync(file, 'utf8')) as never);
    return status === 0 || result.failed > 0 ? result : { ...result, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function units(): Result {
  const outputFile = path.join(reports, 'units.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  // Two of them need a finished release, and the desk is a package of its own.
  const selection = all ? [] : ['--exclude', '{tests/{hosts,release},desk}/**'];
  return run('units', ['vitest', 'run', ...selection, ...reporters], (report: Record<string, number>) => ({
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: report.numPendingTests ?? 0,
  }));
}

function browserTests(): Result {
  const selection = all ? [] : ['--project=chromium', '--grep-invert=@matrix'];
  const command = ['playwright', 'test', '--reporter=list,json', ...selection, ...options];
  return run('browser', command, ({ stats }: { stats: Record<string, number> }) => ({
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  }));
}

/** Runs everything that was asked for. A machine without any browser is one failure. */
function runAll(): Result[] {
  mkdirSync(reports, { recursive: true });
  try {
    ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return [{ passed: 0, failed: 1, skipped: 0 }];
  }
  return options.length > 0 ? [browserTests()] : [units(), browserTests()];
}

const start = Date.now();
const results = runAll();
const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
const seconds = Math.round((Date.now() - start) / 1000);
console.log(`\nIt took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
