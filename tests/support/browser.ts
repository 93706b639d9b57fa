import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

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
  const args = [
    // Root in a container, without a graphics card.
    ...['--no-sandbox', '--disable-gpu', '--disable-quic'],
    // A process held ready for the next page is a twentieth of all work, and a test that opens one page never uses it.
    '--renderer-process-limit=1',
  ];
  return { args, ...(executablePath && { executablePath }) };
}
