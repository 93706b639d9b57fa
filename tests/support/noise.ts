import type { Page } from '@playwright/test';

/** Collects everything that a page complains about: errors and warnings in the console, and uncaught errors. */
export function collectNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  return noise;
}
