import type { Page } from '@playwright/test';
import { siteRoutes } from '../../builder/page-data/site-routes.ts';
import { holdRequests } from '../support/page.ts';
import { anyContent, expect, matrix, test } from '../support/test.ts';
import { allTexts, articles, files, screens } from '../support/texts.ts';

// docs/product.md, "Errors": a browser that translates a page replaces its text nodes.

/** Added to each translated text. */
const sign = ' »';

/** Replaces each text by two elements, as Chrome does. */
async function translate(page: Page): Promise<void> {
  await page.locator('#root').evaluate((root, added) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, textarea, [translate=no]')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.children[0]?.append(text.data + added);
      text.replaceWith(outer);
    }
  }, sign);
}

test('no translated word is left after a switch', anyContent, async ({ page, visit, choose, errors }) => {
  for (const { path, languages } of siteRoutes({ screens, files, articles })) {
    if (!languages.includes('en')) continue;
    await visit(path);
    await translate(page);
    await choose('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const left = await page.locator('font > font').allTextContents();
    await visit(path);
    const english = await page.locator('#root').textContent();
    // The rest is the same in both languages.
    expect(
      left.filter((text) => !english?.includes(text.replace(sign, ''))),
      path,
    ).toEqual([]);
    await choose('Norsk');
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  }
  expect(errors).toEqual([]);
});

test('a translated page still works', matrix, async ({ page, visit, texts, main, choose, form, errors }) => {
  test.skip(!allTexts('en').services.questions?.length, 'No question is in English.');
  await visit('/services');
  await translate(page);
  const toggle = main.locator('button[aria-expanded]').first();
  await toggle.click();
  await expect(toggle).toContainText(texts.services.showLess);
  await expect(toggle).toBeFocused();
  await main.locator('summary').first().click();
  for (const language of ['English', 'Norsk'] as const) {
    await choose(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'Norsk' ? 'no' : 'en');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(main.locator('details[open]')).toHaveCount(1);
    await translate(page);
  }
  await page.locator('footer a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await translate(page);
  await page.locator('textarea').fill('Hei');
  await page.locator('input[name=email]').fill('ase@example.no');
  await page.locator('form button[type=submit]').click();
  await expect(form.consentRequired).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page translated before it hydrates stays translated', matrix, async ({ page, heading, form }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await translate(page);
  await page.locator('textarea').fill('Hei');
  release();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-no-js');
  await expect(html).not.toHaveAttribute('data-hydrated');
  await expect(heading).toContainText(sign);
  await expect(page.locator('textarea')).toHaveValue('Hei');
  await expect(form.failure).toHaveCount(0);
});

test('a copy of a page at another address stays as it is', matrix, async ({ page, texts, main, request }) => {
  const address = '/web/2026/https://firma.no/contact';
  const body = await (await request.get('/contact')).text();
  await page.route(`**${address}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-no-js');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.contact.banner.title);
});
