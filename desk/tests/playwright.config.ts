import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tests/support/browser.ts';

/** Each worker has a copy of the project, and a desk of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/desk',
  forbidOnly: Boolean(process.env.CI),
  // No retries: a test that passes the second time hides a race.
  retries: 0,
  workers: 2,
  // For a machine with two busy cores.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // A third more work, so only where nobody can try again; the workflow keeps them.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    // The desk moves nothing, but the page beside it does.
    reducedMotion: 'reduce',
    launchOptions: launchOptions(),
  },
});
