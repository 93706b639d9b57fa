import { type SpawnOptions, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildFailure } from '../builder/failure.ts';

const folder = import.meta.dirname;
const lock = path.join(folder, 'package-lock.json');
const installed = path.join(folder, 'node_modules/installed-lock.json');

/** Installs the desk's packages, the first time and when its lock file has changed. Throws a BuildFailure. */
export function installPackages(): void {
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')) return;
  console.log('Henter det redigeringen trenger. Det skjer bare nå, og maskinen må være på nett …');
  const args = ['ci', '--no-audit', '--no-fund'];
  const options: SpawnOptions = { cwd: folder, stdio: 'inherit' };
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) {
    throw new BuildFailure(
      'Det redigeringen trenger, kunne ikke hentes. Sjekk at maskinen er på nett, og prøv igjen.',
    );
  }
  copyFileSync(lock, installed);
}
