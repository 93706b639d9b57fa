import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../support/browser.ts';
import { englishAddress, routes } from '../support/routes.ts';
import { root, siteUrl } from '../support/site.ts';
import { startTestSite } from '../support/test-site.ts';
import { type Figures, measure, median } from './lighthouse.ts';

// `npm run bench`: Lighthouse for a phone on every page in both languages, three runs each, written into
// docs/benchmarks.md. With `--quick` one run each, printed only. Ends with status 1 when a budget is missed that does
// not depend on the machine's speed.

const quick = process.argv.includes('--quick');
const results = path.join(root, 'docs/benchmarks.md');
const figuresPart = /(<!-- figures -->\n)[\s\S]*(\n<!-- end -->)/;

/** The budgets of docs/benchmarks.md. Milliseconds hold for the front page alone, and vary with the machine. */
const budgets = { score: 100, layoutShift: 0, milliseconds: { FCP: 800, LCP: 1200, TBT: 50 } };

/** The budgets that a page misses, in words; `exact` ones do not depend on the machine's speed. */
function missed(page: string, figures: Figures): { exact: string[]; timed: string[] } {
  const exact = Object.entries(figures.scores)
    .filter(([name, score]) => name !== 'performance' && score < budgets.score)
    .map(([name, score]) => `${page}: ${name} ${score}`);
  if (figures.layoutShift > budgets.layoutShift) exact.push(`${page}: CLS ${figures.layoutShift}`);
  const { FCP, LCP, TBT } = budgets.milliseconds;
  const timed = [
    ['FCP', figures.firstPaint, FCP],
    ['LCP', figures.largestPaint, LCP],
    ['TBT', figures.blocking, TBT],
  ] as const;
  return {
    exact,
    timed: timed
      .filter(([, value, budget]) => ['/', '/en'].includes(page) && value > budget)
      .map(([name, value]) => `${page}: ${name} ${Math.round(value)} ms`),
  };
}

const columns = ['page', 'performance', 'others', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB'];

/** A row of the table. `others` is the lowest score of the other categories. */
function row(page: string, { scores, ...figures }: Figures): (string | number)[] {
  const { performance = 0, ...others } = scores;
  const times = [figures.firstPaint, figures.largestPaint, figures.blocking].map(Math.round);
  const lowest = Math.min(...Object.values(others));
  return [page, performance, lowest, ...times, figures.layoutShift, Math.round(figures.bytes / 1000)];
}

const stop = new AbortController();
ensureBrowser();
await startTestSite(stop.signal);

const pages = new Map<string, Figures>();
for (const page of routes.flatMap(({ path }) => [path, englishAddress(path)])) {
  const runs: Figures[] = [];
  while (runs.length < (quick ? 1 : 3)) runs.push(await measure(siteUrl + page));
  const figures = median(runs);
  pages.set(page, figures);
  console.log(row(page, figures).join(' | '));
}
stop.abort();

const misses = [...pages].map(([page, figures]) => missed(page, figures));
const lines = misses.flatMap(({ exact, timed }) => [...exact, ...timed]).map((line) => `- ${line}`);
const table = [columns, columns.map(() => '---'), ...[...pages].map(([page, figures]) => row(page, figures))];
const text = [
  ...table.map((cells) => `| ${cells.join(' | ')} |`),
  '\nBudgets missed in these runs:\n',
  lines.join('\n') || '- none',
].join('\n');
console.log(`\n${text}`);
if (!quick) {
  const before = readFileSync(results, 'utf8');
  const after = before.replace(figuresPart, (_, start, end) => start + text + end);
  writeFileSync(results, after);
  spawnSync('npm', ['exec', '--', 'biome', 'format', '--write', results], { cwd: root });
}
if (misses.some(({ exact }) => exact.length > 0)) process.exitCode = 1;
