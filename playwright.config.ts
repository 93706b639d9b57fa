import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';
import { sitePort, siteUrl } from './tests/support/site.ts';

/** Each worker of its tests has a copy of the project and its own desk. */
const desk = path.join(import.meta.dirname, 'desk');

/** Firefox and WebKit run the main paths. Only Playwright's own builds can be driven. */
const otherEngines = [firefox, webkit].flatMap((engine): Project[] => {
  const name = engine.name();
  if (existsSync(engine.executablePath())) return [{ name, use: { browserName: name }, grep: /@engines/ }];
  // Printed once: workers load this file too.
  if (!process.env.TEST_WORKER_INDEX) {
    console.log(`Without ${name}: install it with "npx playwright install --with-deps ${name}".`);
  }
  return [];
});

const browser = await launchOptions();

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: `${desk}/**`,
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: isCi,
  // A local mistake costs seconds; CI reports every failure.
  maxFailures: isCi ? 0 : 3,
  workers: '100%',
  // Enough for two busy cores, and tests that visit every page.
  timeout: 240_000,
  expect: { timeout: isCi ? 15_000 : 7_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Oslo',
    // A missing element must not take the whole time of a test.
    actionTimeout: 30_000,
    // Motion takes a fifth of a test's time, so only tests of motion have it.
    reducedMotion: 'reduce',
    // Traces take a third more time; the workflow stores them.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'chromium', use: { launchOptions: browser } },
    ...otherEngines,
    {
      name: 'desk',
      testDir: desk,
      testIgnore: [],
      fullyParallel: false,
      workers: 2,
      expect: { timeout: 60_000 },
      use: { launchOptions: browser, actionTimeout: 60_000, locale: 'nb-NO' },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/support/test-site.ts',
    port: sitePort,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
