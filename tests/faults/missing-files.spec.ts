import { collectConsoleErrors } from '../support/console-errors.ts';
import { contactForm } from '../support/contact-form.ts';
import { newMark, storedMessages } from '../support/inbox.ts';
import { photos } from '../support/photos.ts';
import { routes } from '../support/routes.ts';
import { inboxUrl } from '../support/site.ts';
import { expect, inBothLanguages, matrix, phone, test } from '../support/test.ts';

// docs/product.md, "Errors": pictures, scripts or fonts that never arrive.

/** Runs in the page: by how many pixels it can be scrolled sideways. */
const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

inBothLanguages((language) => {
  test('without any picture every page works', matrix, async ({ page, visit, texts }) => {
    await page.route(/\.(avif|webp|svg|png|jpg)$/, (route) => route.abort());
    const errors = collectConsoleErrors(page);
    for (const { path } of routes) {
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const pictures = page.locator('main picture img');
      const alternatives = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
      for (const text of alternatives) expect(text, path).toMatch(/\S{3}/);
      expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0);
    }
    await visit('/gallery');
    await photos(page).first().click();
    const viewer = page.getByRole('dialog', { name: texts.gallery.viewer.label });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(`2 ${texts.gallery.viewer.of} 37`);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  test('without any script links work and the form posts', async ({ page, texts }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/services/graving');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.excavation.banner.title);
    await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.contact }).click();
    await expect(page).toHaveURL('/contact');
    const form = contactForm(page, texts.contact);
    const mark = newMark();
    await form.fillIn(mark);
    await form.send.click();
    await expect(page).toHaveURL(inboxUrl + language);
    expect(storedMessages(mark)).toHaveLength(1);
  });
});

test.describe('on a phone without any script', () => {
  test.use({ ...phone, consent: 'unset' });

  test('the navigation replaces the menu, and the banner answers', async ({ page, texts }) => {
    await page.route('**/*.js', (route) => route.abort());
    const { navigation, consent, header } = texts.shared;
    await page.goto('/about');
    await expect(page.getByRole('button', { name: header.openMenu })).toBeHidden();
    await expect(page.getByRole('button', { name: consent.settings, exact: true })).toBeHidden();
    await page.getByRole('button', { name: consent.accept, exact: true }).tap();
    const banner = page.getByRole('region', { name: consent.label });
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    await menu.getByRole('link', { name: navigation.gallery, exact: true }).tap();
    await expect(page).toHaveURL('/gallery');
    await expect(banner).toBeHidden();
  });
});

test('without its fonts no page runs out of the window', matrix, async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let requested = 0;
  await page.route('**/*.woff2', (route) => {
    requested += 1;
    return route.abort();
  });
  for (const { path } of routes) {
    await visit(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0);
  }
  expect(requested).toBeGreaterThan(0);
});
