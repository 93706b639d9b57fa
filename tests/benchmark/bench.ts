import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser, findBrowser, launchFlags } from '../support/browser.ts';
import { finishedSite, startFinishedSite } from '../support/finished-site.ts';
import { addressesOf, routes } from '../support/routes.ts';
import { root } from '../support/site.ts';

// `npm run bench`: Lighthouse for a phone on simulated slow 4G, on every page in each language, three runs each (five of
// the front page), written into docs/benchmarks.md. With `--quick` one run each, printed only. Ends with status 1 when a
// budget is missed that does not depend on the machine's speed.

/** Not a dependency: it is larger than all of them together, and only the benchmark needs it. */
const lighthouse = 'lighthouse@13.5.0';
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
/** The budgets of docs/benchmarks.md. Milliseconds hold for the front page alone. */
const milliseconds = { FCP: 720, LCP: 1200, TBT: 50 };

/** `others` is the lowest score of the other categories. */
type Figures = Record<keyof typeof audits | 'performance' | 'others', number>;

interface Report {
  categories: { performance: { score: number }; [other: string]: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

async function measure(url: string): Promise<Figures> {
  const command = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet'];
  const flags = ['--output=json', `--chrome-flags=${['--headless=new', ...launchFlags].join(' ')}`];
  const options = { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 1e8 };
  try {
    const { stdout } = await promisify(execFile)('npm', [...command, ...flags], options);
    const report: Report = JSON.parse(stdout);
    const { performance, ...others } = report.categories;
    const percent = ({ score }: { score: number }) => Math.round(score * 100);
    const values = Object.entries(audits).map(([name, id]) => [name, report.audits[id]?.numericValue]);
    return {
      ...Object.fromEntries(values),
      performance: percent(performance),
      others: Math.min(...Object.values(others).map(percent)),
    };
  } catch (error) {
    // Lighthouse sometimes loses the start of its own recording, and asks to be run again.
    if (String(error).includes('NO_NAVSTART')) return measure(url);
    throw error;
  }
}

/** The middle run for each figure: the machine's other work disturbs single runs. */
function median(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const middle = (name: keyof Figures) =>
    runs.map((run) => run[name]).sort((one, other) => one - other)[Math.floor(runs.length / 2)];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures;
}

const row = (page: string, { performance, others, FCP, LCP, TBT, CLS, bytes }: Figures) =>
  `| ${[page, ...[performance, others, FCP, LCP, TBT].map(Math.round), CLS, Math.round(bytes / 1000)].join(' | ')} |`;

const quick = process.argv.includes('--quick');
const stop = new AbortController();
ensureBrowser();
await startFinishedSite(stop.signal);
const rows = [
  '| page | performance | others | FCP ms | LCP ms | TBT ms | CLS | kB |',
  `|${' --- |'.repeat(8)}`,
];
const misses: string[] = [];
for (const page of routes.flatMap(({ path }) => Object.values(addressesOf(path)))) {
  const runs: Figures[] = [];
  const wanted = quick ? 1 : page === '/' || page === '/en' ? 5 : 3;
  while (runs.length < wanted) runs.push(await measure(finishedSite.url + page));
  const figures = median(runs);
  rows.push(row(page, figures));
  console.log(rows.at(-1));
  const exact = [figures.others < 100 && 'a score', figures.CLS > 0 && 'CLS'].filter(Boolean);
  if (exact.length > 0) process.exitCode = 1;
  const timed = Object.entries(milliseconds).filter(([name, most]) => figures[name as keyof Figures] > most);
  const names = [...exact, ...(['/', '/en'].includes(page) ? timed.map(([name]) => name) : [])];
  misses.push(...names.map((name) => `- ${page}: ${name}`));
}
stop.abort();

const text = `${rows.join('\n')}\n\nBudgets missed in these runs:\n\n${misses.join('\n') || '- none'}`;
console.log(text);
if (!quick) {
  const results = path.join(root, 'docs/benchmarks.md');
  const figuresPart = /(<!-- figures -->\n)[\s\S]*(\n<!-- end -->)/;
  const before = readFileSync(results, 'utf8');
  const after = before.replace(figuresPart, (_, start, end) => start + text + end);
  writeFileSync(results, after);
  spawnSync('npm', ['exec', '--', 'biome', 'format', '--write', results], { cwd: root });
}
