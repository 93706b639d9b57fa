import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser, launchFlags } from '../support/browser.ts';

/** Not a dependency: it is larger than all of them together, and only the benchmark needs it. */
const lighthouse = 'lighthouse@13.5.0';

/** What a run of Lighthouse measures of a page: scores up to 100, milliseconds, bytes. */
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

/** Lighthouse sometimes loses the start of its own recording, and asks to be run again. */
const lostRecording = 'NO_NAVSTART';

/** Runs Lighthouse for a phone on simulated slow 4G. Rejects with what it printed when it does not finish. */
export async function measure(url: string): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...launchFlags].join(' ');
  const command = [
    ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
  ];
  try {
    await promisify(execFile)('npm', command, { env: { ...process.env, CHROME_PATH: findBrowser() } });
    return figuresOf(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (String(error).includes(lostRecording)) return await measure(url);
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
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

/** The middle run for each figure: the machine's other work disturbs single runs. */
export function median(runs: readonly Figures[]): Figures {
  const middle = (pick: (run: Figures) => number) =>
    runs.map(pick).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const [first] = runs;
  if (!first) throw new Error('There is no run to take the median of.');
  const { scores, ...figures } = first;
  const names = Object.keys(figures) as (keyof typeof figures)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, middle((run) => run[name])])) as typeof figures),
    scores: Object.fromEntries(
      Object.keys(scores).map((name) => [name, middle((run) => run.scores[name] ?? 0)]),
    ),
  };
}
