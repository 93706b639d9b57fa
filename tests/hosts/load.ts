import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { nginxEncodings, startNginx } from '../../hosting/testing/nginx.ts';
import { freePort, isInstalled } from '../../hosting/testing/run-server.ts';
import { ask } from '../../server/testing/ask.ts';
import { root } from '../support/texts.ts';
import { type Comparison, ratio, table } from './load-table.ts';
import { ensureLaunchBuild, realSite } from './real-site.ts';
import { wrk } from './wrk.ts';

const results = path.join(root, 'docs/load.md');
const mark = /(<!-- figures -->\n)[\s\S]*(\n<!-- end -->)/;
const rounds = 5;
/** Below this something is wrong with what nginx is told, however busy the machine is. */
const lowest = 0.5;
const quick = process.argv.includes('--quick');

/** Finds the largest script, as the one that tells most. */
function largestScript(dist: string): string {
  const sizes = readdirSync(path.join(dist, 'assets'))
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({ name, size: readFileSync(path.join(dist, 'assets', name)).length }));
  const [largest] = sizes.sort((one, other) => other.size - one.size);
  if (!largest) throw new Error('The build has no scripts.');
  return `/assets/${largest.name.replace(/\.br$/, '')}`;
}

/**
 * `npm run load`: wrk against the built site behind the real nginx, in turns with bare files of the same sizes from the
 * same nginx, written into docs/load.md. With `--quick` a second each, printed only. Ends with status 1 when the site
 * answers less than half as often as a bare file; with 0 and a sentence when wrk or nginx is missing.
 */
async function main(): Promise<void> {
  if (!isInstalled('wrk', '-v') || !isInstalled('nginx', '-v')) return console.log('Nothing is measured.');
  await ensureLaunchBuild();
  const site = realSite();
  const barePort = await freePort();
  const bareFolder = path.join(site.folder, 'bare');
  mkdirSync(bareFolder);
  const nginx = await startNginx(site, `server { listen 127.0.0.1:${barePort}; root ${bareFolder}; }`);
  const [host] = site.names;
  const compare = async (name: string, port: number, address: string, seconds: number) => {
    const headers = { Host: host, 'Accept-Encoding': 'br' };
    // On a line of its own: one kept open would have been closed by nginx during the minutes before.
    const { status, body } = await ask(port, address, { headers, agent: new Agent() });
    writeFileSync(path.join(bareFolder, 'bare'), Buffer.alloc(body.length, 'x'));
    const run = (of: number, path: string) => wrk({ host, port: of, path, seconds: quick ? 1 : seconds });
    const both = Array.from({ length: rounds }, () => ({
      site: run(port, address),
      bare: run(barePort, '/bare'),
    }));
    return { name: `${name} (${status})`, bytes: body.length, rounds: both };
  };
  try {
    report([
      await compare('front page', nginx.plain, '/', 10),
      await compare('largest script', nginx.plain, largestScript(site.dist), 2),
      await compare('unknown address', nginx.plain, '/nothing', 2),
      await compare('http to https', nginx.redirect, '/', 2),
    ]);
  } finally {
    await nginx.stop();
    site.remove();
  }
}

function report(comparisons: readonly Comparison[]): void {
  const text = table(comparisons);
  console.log(`\n${text}\n`);
  if (!quick) {
    const written = readFileSync(results, 'utf8').replace(mark, (_, before, after) => before + text + after);
    writeFileSync(results, written);
    // The table's columns are set as the linter wants them.
    spawnSync('npm', ['exec', '--', 'biome', 'format', '--write', results], { cwd: root });
  }
  for (const comparison of comparisons.filter((each) => ratio(each) < lowest)) {
    console.log(`${comparison.name}: less than ${lowest} of what a bare file does.`);
    process.exitCode = 1;
  }
  if (!nginxEncodings.includes('br')) console.log('nginx has no Brotli module here: pages were sent whole.');
}

await main();
