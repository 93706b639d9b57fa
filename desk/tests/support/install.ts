import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../..');
const lock = path.join(folder, 'package-lock.json');
const installed = path.join(folder, 'node_modules/installed-lock.json');

/** Installs the desk's packages, as commands/desk.ts does, unless they are there. */
export default function install(): void {
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages of the desk could not be installed.');
  copyFileSync(lock, installed);
}
