import type { Page } from '@playwright/test';
import { contactForm } from '../support/contact-form.ts';
import { photos } from '../support/page.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// docs/product.md, "Errors": a file is gone since the page was loaded, as after a deployment. Units of the same:
// src/browser/reload-once.test.ts.

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const files of ['**/assets/Gallery-*.js', '**/content/*/gallery.*.json']) {
  test(`${files} gone: one reload, and input stays`, matrix, async ({ page, visit, texts, heading }) => {
    const loads = countLoads(page);
    // The reloaded document finds the file again.
    const gone = { status: 404, contentType: 'text/html', body: 'Not found' };
    await page.route(files, (route) => (loads() > 1 ? route.continue() : route.fulfill(gone)));
    await visit('/contact');
    await contactForm(page, texts).message.fill('Hei');
    const footer = page.getByRole('contentinfo');
    const loaded = page.waitForEvent('domcontentloaded');
    await footer.getByRole('link', { name: texts.shared.navigation.gallery }).click();
    await loaded;
    await expect(page).toHaveURL('/gallery');
    await expect(heading).toHaveText(texts.gallery.banner.title);
    await expect(page.getByRole('navigation', { name: texts.gallery.pagination })).toBeVisible();

    await hydrated(page);
    await footer.getByRole('link', { name: texts.shared.navigation.contact }).click();
    await expect(heading).toHaveText(texts.contact.banner.title);
    await expect(contactForm(page, texts).message).toHaveValue('Hei');
    expect(loads()).toBe(2);
  });
}

for (const part of ['entry', 'shared']) {
  test(
    `another ${part} since: the next page is loaded whole`,
    matrix,
    async ({ page, visit, texts, heading }) => {
      const loads = countLoads(page);
      const { entry, files } = await (await page.request.get('/texts/no.json')).json();
      const changed = '/assets/entry.client-changed.js';
      const list =
        part === 'entry' ? { entry: changed, files } : { entry, files: { ...files, shared: changed } };
      await page.route('**/texts/*.json', (route) => route.fulfill({ json: list }));
      await visit('/about');
      const loaded = page.waitForEvent('domcontentloaded');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: texts.shared.navigation.gallery }).click();
      await loaded;
      await expect(heading).toHaveText(texts.gallery.banner.title);
      expect(loads()).toBe(2);
    },
  );
}

test('a file that stays missing: one reload only', matrix, async ({ page, visit, texts, heading }) => {
  await page.route('**/assets/Gallery-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await visit('/about');
  const loads = countLoads(page);
  const footer = page.getByRole('contentinfo');
  const logged = page.waitForEvent('console', (message) => /Gallery/.test(message.text()));
  await footer.getByRole('link', { name: texts.shared.navigation.gallery }).click();
  await expect.poll(loads).toBe(1);
  await logged;
  await expect(heading).toHaveText(texts.gallery.banner.title);
  await expect(photos(page).first()).toBeVisible();
  expect(loads()).toBe(1);
  await footer.getByRole('link', { name: texts.shared.navigation.about }).click();
  await expect(heading).toHaveText(texts.about.banner.title);
  expect(loads()).toBe(2);
});

test('offline nothing reloads or opens later', matrix, async ({ page, context, visit, texts, heading }) => {
  await visit('/gallery');
  const loads = countLoads(page);
  await context.setOffline(true);
  await photos(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('button', { name: texts.shared.footer.cookieSettings });
  const logged = page.waitForEvent('console', (message) => /ConsentDialog/.test(message.text()));
  await settings.focus();
  await page.keyboard.press('Enter');
  await logged;
  await expect(heading).toHaveText(texts.gallery.banner.title);
  await context.setOffline(false);

  // Pointing at a photo downloads the viewer; only a click opens it.
  const viewer = page.waitForResponse(/assets\/Viewer-/);
  await photos(page).nth(4).hover();
  await viewer;
  await photos(page).nth(5).hover();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await photos(page).nth(5).click();
  await expect(page.getByRole('dialog')).toContainText(`6 ${texts.gallery.viewer.of} 37`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settings.click();
  await expect(page.getByRole('dialog', { name: texts.shared.consent.dialogTitle })).toBeVisible();
  expect(loads()).toBe(0);
});
