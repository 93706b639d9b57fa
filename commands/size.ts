import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure, fail } from '../builder/failure.ts';
import { type FirstVisit, measureFirstVisit } from '../builder/size/first-visit.ts';

/** The floor under the scripts, in bytes: React hydrating one heading, built in the same way. */
const reactFloor = { gzip: 67_800, brotli: 58_400 };

const bars = {
  scriptsGzip: 1.15 * reactFloor.gzip,
  scriptsBrotli: 1.15 * reactFloor.brotli,
  /** What a server sends in the first round trip. */
  document: 14_600,
  firstVisit: 250_000,
};

const dist = path.join(import.meta.dirname, '../dist');

/** `npm run size`: prints what a first visit of each route weighs, and ends with status 1 beyond a bar. */
async function main(): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new BuildFailure('There is no dist/index.html to measure. Run "npm run build" first.');
  }
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  files.sort((one, other) => routeOf(one).localeCompare(routeOf(other)));
  const visits = new Map<string, FirstVisit>();
  for (const file of files) visits.set(routeOf(file), await measureFirstVisit(dist, file));

  console.log('First visit of each route, in kB of 1000 bytes; text compressed with Brotli, pictures as a');
  console.log('phone of 360 x 800 at twice the density takes them, without those further down the page.\n');
  printTable(visits);
  const beyond = [...visits].flatMap(([route, visit]) => checkBars(route, visit));
  console.log(
    `\nBars: scripts on / ${kilobytes(bars.scriptsGzip)} gzip and ${kilobytes(bars.scriptsBrotli)} Brotli,`,
  );
  console.log(`any document ${kilobytes(bars.document)}, first visit of / ${kilobytes(bars.firstVisit)}.`);
  if (beyond.length > 0) throw new BuildFailure(beyond.join('\n'));
}

const routeOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;
const kilobytes = (count: number) => (count / 1000).toFixed(1);

function printTable(visits: ReadonlyMap<string, FirstVisit>): void {
  const head = ['route', 'document', 'scripts', '(gzip)', 'texts', 'font', 'picture', 'total'];
  const rows = [...visits].map(([route, { document, scripts, texts, font, picture, total }]) => [
    route,
    ...[document, scripts.brotli, scripts.gzip, texts, font, picture, total].map(kilobytes),
  ]);
  const width = Math.max(...rows.map(([route = '']) => route.length));
  for (const [route = '', ...figures] of [head, ...rows]) {
    console.log(route.padEnd(width) + figures.map((figure) => figure.padStart(10)).join(''));
  }
}

function checkBars(route: string, { document, scripts, total }: FirstVisit): string[] {
  const checks: [string, number, number][] = [[`The document of ${route}`, document, bars.document]];
  if (route === '/') {
    checks.push(
      ['The scripts of / (gzip)', scripts.gzip, bars.scriptsGzip],
      ['The scripts of / (Brotli)', scripts.brotli, bars.scriptsBrotli],
      ['The first visit of /', total, bars.firstVisit],
    );
  }
  return checks
    .filter(([, count, bar]) => count > bar)
    .map(([what, count, bar]) => `${what}: ${count} bytes are ${Math.ceil(count - bar)} beyond the bar.`);
}

main().catch(fail);
