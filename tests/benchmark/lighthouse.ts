import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, launchFlags } from '../support/browser.ts';

/** Not among the dependencies: it is larger than all of them together, and only the benchmark wants it. */
const lighthouse = 'lighthouse@13.5.0';

/** What one run of Lighthouse says of a page: scores of 100, milliseconds, bytes. */
export interface Figures {
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  bytes: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse now and then loses the beginning of its own recording, and then asks to be run again. */
const lostRecording = 'NO_NAVSTART';

/** Runs Lighthouse for a phone with its simulated slow 4G. Throws with what it printed when it does not finish. */
export function measure(url: string): Figures {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...launchFlags].join(' ');
  const { status, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  if (stderr.includes(lostRecording)) return measure(url);
  if (status !== 0) throw new Error(`Lighthouse did not finish for ${url}:\n${stderr}`);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return figuresOf(report);
}

function figuresOf({ categories, audits }: Report): Figures {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    scores: Object.fromEntries(scores),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** Of several runs the middle one for each figure: a machine's other work disturbs single runs. */
export function median(runs: readonly Figures[]): Figures {
  const middle = (pick: (run: Figures) => number) =>
    runs.map(pick).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const names = Object.keys(runs[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(names.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)])),
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    blocking: middle((run) => run.blocking),
    layoutShift: middle((run) => run.layoutShift),
    bytes: middle((run) => run.bytes),
  };
}
