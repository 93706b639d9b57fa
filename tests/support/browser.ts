import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium as root in a container, and without its own errands on the network. */
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser that the tests drive: CHROMIUM_PATH, else one on the PATH, else Playwright's own; undefined without any. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file));
}

/** Installs Debian's Chromium where it can; throws the sentence that says what to do where it cannot. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebian || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(
      'No browser was found: install Chromium or Google Chrome, set CHROMIUM_PATH to one, or run "npx playwright install chromium".',
    );
  }
  console.log('No browser was found. Installing the chromium package.');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [['update'], ['install', '-y', 'chromium']]) {
    execFileSync('apt-get', step, { stdio: 'inherit', env: environment });
  }
}
