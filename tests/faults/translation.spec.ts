import type { Page } from '@playwright/test';
import { hold, photos } from '../support/page.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// A browser that translates pages replaces every text with elements of its own while React holds on to the texts.

/** Does what Chrome's translation does: each text becomes two elements around another text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const within = text.parentElement;
      if (!text.data.trim() || !within || within.closest('font, script, style, textarea, [translate=no]'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data} »`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test('a translated page works on', matrix, async ({ page, visit, texts, heading, form, errors }) => {
  await visit('/services');
  await translate(page);
  const toggles = page.getByRole('main').locator('button[aria-expanded]');
  await toggles.first().click();
  await expect(toggles.first()).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await translate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  for (const path of ['/about', '/gallery', '/personvern', '/contact', '/']) {
    await translate(page);
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
  await expect(heading).toHaveText(texts.home.hero.title);
  await page.goBack();
  await expect(heading).toHaveText(texts.contact.banner.title);

  // The viewer and the form work on.
  await visit('/gallery');
  await translate(page);
  await photos(page).nth(3).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText(`4 ${texts.gallery.viewer.of} 37`);
  await translate(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`5 ${texts.gallery.viewer.of} 37`);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await visit('/contact');
  await form.email.fill('ase@example.no');
  await form.message.fill('Hei');
  await translate(page);
  const send = page.locator('form button[type=submit]');
  await send.click();
  await expect(form.consentRequired).toBeVisible();
  await translate(page);
  await page.getByRole('checkbox').check();
  await send.click();
  await expect(form.success).toBeVisible();
  await expect(page.locator('textarea')).toHaveValue('');
  expect(errors).toEqual([]);
});

test('translated before its scripts, it keeps its language', matrix, async ({ page, texts, heading }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
  await translate(page);
  release();
  await hydrated(page);
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(heading).toHaveText(texts.about.banner.title);
});
