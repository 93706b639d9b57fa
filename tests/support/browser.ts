import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { root } from './site.ts';

/** Lets Chromium run as root in a container without a graphics card. Playwright and Lighthouse add flags of their own. */
export const launchFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/** The headless shell first: it starts and paints much faster than the whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** CHROMIUM_PATH, else the first browser on the PATH, else undefined: Playwright then starts its own. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file));
}

/** How Playwright starts the browser. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  // Chromium holds a process ready for the next page, which a test that opens one never uses: a twentieth of all work.
  const args = [...launchFlags, '--renderer-process-limit=1'];
  return { args, ...(executablePath && { executablePath }) };
}

/** Makes sure that there is a browser, installing one if necessary. Throws what to do where that fails. */
export function ensureBrowser(): void {
  if (hasBrowser()) return;
  try {
    install();
  } catch {
    // The installer has printed why it failed.
  }
  if (hasBrowser()) return;
  throw new Error('No browser was found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

function hasBrowser(): boolean {
  const own = chromium.executablePath();
  // Playwright's headless shell has a folder of its own beside that of the whole browser.
  const ownShell = own.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  return Boolean(findBrowser()) || existsSync(own) || existsSync(ownShell);
}

function install(): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('No browser was found. Installing the Debian package chromium-headless-shell.');
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
  } else {
    console.log("No browser was found. Installing Playwright's own Chromium.");
    run('npx', 'playwright', 'install', 'chromium', '--only-shell');
  }
}
