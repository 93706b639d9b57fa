import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostFiles, RunningHost } from '../../hosting/testing/host-files.ts';

/** Not among the dependencies: it brings a server and a database with it, and only this command wants it. */
const observatory = '@mdn/mdn-http-observatory@1.4.8';

/** What Mozilla's scanner says of a host. */
export interface Report {
  scan: { grade: string; score: number };
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>;
}

/** Fetches Mozilla's scanner, or finds it where npm has kept it: its folder, undefined when it cannot be had. */
export function fetchScanner(): string | undefined {
  const bin = 'mdn-http-observatory-scan';
  const { status, stdout } = spawnSync(
    'npm',
    // Without the scripts of its packages: one compiles a database driver.
    [
      ...['exec', '--yes', '--ignore-scripts', '--fetch-retries=1', `--package=${observatory}`],
      ...['-c', `command -v ${bin}`],
    ],
    { encoding: 'utf8', timeout: 180_000 },
  );
  const file = stdout?.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !existsSync(file)) return undefined;
  const folder = path.join(path.dirname(realpathSync(file)), '..');
  // Its own script would have downloaded the hosts that browsers know as https only: the site is not among them.
  const preloaded = path.join(folder, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  return folder;
}

/** Has the unchanged scanner look at a host of this machine, under the site's name. Throws with what it printed. */
export function scan(scanner: string, { folder, names }: HostFiles, host: RunningHost): Report {
  const places = names.flatMap((name) => [
    [`${name}:80`, host.redirect],
    [`${name}:443`, host.secure],
  ]);
  const loaders = [import.meta.resolve('tsx'), import.meta.resolve('./loopback.ts')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...loaders.flatMap((loader) => ['--import', loader]), path.join(scanner, 'src/scan.js'), names[0]],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        LOOPBACK_PLACES: JSON.stringify(Object.fromEntries(places)),
        NODE_EXTRA_CA_CERTS: path.join(folder, 'fullchain.pem'),
      },
    },
  );
  if (status !== 0) throw new Error(`Mozilla's scanner did not finish:\n${stdout}${stderr}`);
  return JSON.parse(stdout);
}
