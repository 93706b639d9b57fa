import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { html: string }[] }[];
}

/**
 * Runs axe in the page and returns each violation as rule and element. The page needs `bypassCSP`, and reduced motion:
 * text that is fading in has too little contrast for a moment.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: (options: object) => Promise<Result> } }).axe;
    // Off unless asked for: a label contains the visible words, for visitors who speak to the browser.
    return (await run({ rules: { 'label-content-name-mismatch': { enabled: true } } })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
