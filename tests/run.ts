import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './support/browser.ts';

// `npm test`: the units, then the browser tests, and one closing line with the sum of both.

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');

interface Result {
  passed: number;
  failed: number;
}

/** Runs a command of node_modules/.bin; what it says goes to the console as it comes. */
function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Reads a runner's report. A runner that failed without naming a failed test counts as one failure. */
function read(file: string, succeeded: boolean, count: (report: unknown) => Result): Result {
  let result: Result = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  return succeeded || result.failed > 0 ? result : { ...result, failed: 1 };
}

function units(): Result {
  const file = path.join(reports, 'units.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = run('vitest', ['run', '--exclude', 'tests/**', ...reporters]);
  return read(file, succeeded, (report) => {
    const { numPassedTests, numFailedTests } = report as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  });
}

function browserTests(): Result {
  const file = path.join(reports, 'browser.json');
  rmSync(file, { force: true });
  const succeeded = run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return read(file, succeeded, (report) => {
    const { expected, unexpected } = (report as { stats: Record<string, number> }).stats;
    return { passed: expected ?? 0, failed: unexpected ?? 0 };
  });
}

try {
  mkdirSync(reports, { recursive: true });
  ensureBrowser();
  const results = [units(), browserTests()];
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
