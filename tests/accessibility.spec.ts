import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// What axe-core can find, on every route and in the states that lie over a page.

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paths = [...routes.map(({ path }) => path), '/finnes-ikke'];

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** Runs axe in the page; answers what it found, rule and element. */
async function violations(page: Page): Promise<string[]> {
  // Text that is still fading in has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe.run;
    return (await run()).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

// Only so that the checker may be put into the page; the policy itself has tests of its own.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

inBothLanguages(() => {
  for (const width of [360, 1440]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const path of paths) {
        test(`axe finds nothing on ${path}, and nothing runs sideways`, async ({ page, visit }) => {
          await visit(path);
          expect(await violations(page)).toEqual([]);
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(sideways).toBeLessThanOrEqual(0);
        });
      }
    });
  }

  test.describe('axe finds nothing', () => {
    test.describe('before a choice about cookies', () => {
      test.use({ consent: 'unset' });

      test('in the banner and the settings dialog', async ({ page, visit, words }) => {
        await visit('/');
        await expect(page.getByRole('region', { name: words.shared.consent.label })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: words.shared.consent.settings, exact: true }).click();
        await expect(page.getByRole('dialog', { name: words.shared.consent.dialogTitle })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });

    test('in the mobile menu', async ({ page, visit, words }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await visit('/about');
      await page.getByRole('button', { name: words.shared.header.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('in the dropdown', async ({ page, visit, words }) => {
      await visit('/');
      await page.getByRole('button', { name: words.shared.header.showServices }).click();
      expect(await violations(page)).toEqual([]);
    });

    test('in the viewer', async ({ page, visit, words }) => {
      await visit('/gallery');
      await page.getByRole('main').locator('li > a:has(img)').first().click();
      await expect(page.getByRole('dialog', { name: words.gallery.viewer.label })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('among the form’s errors', async ({ page, visit, words }) => {
      await visit('/contact');
      const { form } = words.contact;
      await page.getByRole('button', { name: form.send }).click();
      await expect(page.getByText(form.errors.emailMissing)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
});
