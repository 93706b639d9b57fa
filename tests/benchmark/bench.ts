import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { routes } from '../../src/routing/routes.ts';
import { ensureBrowser } from '../support/browser.ts';
import { sitePort, siteUrl } from '../support/site.ts';
import { missedBars } from './bars.ts';
import { type Figures, measure, median } from './lighthouse.ts';
import { table } from './table.ts';

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'docs/benchmarks.md');
const mark = /(<!-- figures -->\n)[\s\S]*(\n<!-- end -->)/;

/**
 * `npm run bench`: Lighthouse for a phone on every route in both languages, three runs each, written into
 * docs/benchmarks.md. With `--quick` one run each, printed only. Ends with status 1 when a bar is missed that does
 * not depend on the machine's speed.
 */
async function main(): Promise<void> {
  const quick = process.argv.includes('--quick');
  ensureBrowser();
  const server = await startServer();
  try {
    const pages = new Map<string, Figures>();
    for (const { path: route } of routes) {
      for (const language of ['no', 'en']) {
        const page = `${route}?lang=${language}`;
        const runs = Array.from({ length: quick ? 1 : 3 }, () => measure(siteUrl + page));
        pages.set(page, median(runs));
        console.log(
          table(new Map([[page, median(runs)]]))
            .split('\n')
            .at(-1),
        );
      }
    }
    report(pages, quick);
  } finally {
    server?.kill();
  }
}

function report(pages: ReadonlyMap<string, Figures>, quick: boolean): void {
  const missed = [...pages].map(([page, figures]) => missedBars(page, figures));
  const timed = missed.flatMap((page) => page.timed);
  const exact = missed.flatMap((page) => page.exact);
  const misses = [...exact, ...timed].map((line) => `- ${line}`).join('\n') || '- none';
  const text = `${table(pages)}\n\nBars missed in these runs:\n\n${misses}`;
  console.log(`\n${text}`);
  if (!quick) {
    writeFileSync(
      results,
      readFileSync(results, 'utf8').replace(mark, (_, before, after) => before + text + after),
    );
    // The table's columns are set as the linter wants them.
    spawnSync('npm', ['exec', '--', 'biome', 'format', '--write', results], { cwd: root });
  }
  if (exact.length > 0) process.exitCode = 1;
}

/** Starts the site unless it is there already; resolves once it listens. */
async function startServer(): Promise<ChildProcess | undefined> {
  if (await isListening()) return undefined;
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], { cwd: root });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Inbox:') && resolve());
    server.stderr.on('data', (text) => process.stderr.write(text));
    server.on('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
  });
  return server;
}

function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(sitePort, 'localhost');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
}

await main();
