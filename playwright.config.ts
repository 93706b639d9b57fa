import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './tests/support/browser.ts';
import { sitePort, siteUrl } from './tests/support/ports.ts';

const browser = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a test that passes the second time hides a race.
  retries: 0,
  workers: 2,
  // For a machine with two busy cores.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Oslo',
    launchOptions: { args: launchFlags, ...(browser && { executablePath: browser }) },
  },
  webServer: {
    command: 'npm start',
    port: sitePort,
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
    stdout: 'ignore',
  },
});
