import type { Page } from '@playwright/test';
import { expect, matrix, test } from '../support/test.ts';

// A browser that translates pages replaces every text with elements of its own while React holds on to the texts.

/** Does what Chrome's translation does: each text becomes two elements around another text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      if (text.parentElement?.closest('font, script, style, textarea, [translate=no]')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.children[0]?.append(`${text.data} »`);
      text.replaceWith(outer);
    }
  });
}

test('a translated page works on', matrix, async ({ page, visit, main, footer, choose, form, errors }) => {
  await visit('/services');
  await translate(page);
  const toggle = main.locator('button[aria-expanded]').first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const language of ['English', 'Norsk'] as const) {
    await choose(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'Norsk' ? 'no' : 'en');
    await translate(page);
  }
  await footer.locator('a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await translate(page);
  await page.locator('input[name=email]').fill('ase@example.no');
  await page.locator('textarea').fill('Hei');
  await page.locator('form button[type=submit]').click();
  await expect(form.consentRequired).toBeVisible();
  expect(errors).toEqual([]);
});
