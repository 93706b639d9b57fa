import { boxOf, goOffline, hold } from '../../tests/support/page.ts';
import { siteUrl } from '../../tests/support/site.ts';
import { engines, expect, hydrated, matrix, test } from '../../tests/support/test.ts';
import { allTexts } from '../../tests/support/texts.ts';

// docs/product.md, "Language": the switch.

test('it keeps document, page, place and input', engines, async ({ page, visit, texts, heading }) => {
  await visit('/contact');
  const header = page.getByRole('banner');
  const stored = () => page.evaluate(() => window.localStorage.getItem('language'));
  expect(await stored()).toBeNull();
  const typed = page.getByRole('textbox', { name: texts.contact.form.message, exact: true });
  await typed.fill('Hei på deg');
  const before = (await boxOf(typed)).y;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await header.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading).toHaveText(allTexts('en').contact.banner.title);
  const { meta } = allTexts('en').contact;
  await expect(page).toHaveTitle(meta.title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', meta.description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/contact$/);
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(message).toHaveValue('Hei på deg');
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // The words above it may have another height: the page is scrolled with them.
  expect(Math.abs((await boxOf(message)).y - before)).toBeLessThan(2);
  expect(await stored()).toBe('en');
  for (const address of requests)
    expect(address).toMatch(new RegExp(`^${siteUrl}/(content/en/|texts/en\\.json$)`));

  await page.reload();
  await expect(heading).toHaveText(allTexts('en').contact.banner.title);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading).toHaveText(allTexts('en').privacy.banner.title);
  await header.getByRole('link', { name: 'Norsk' }).click();
  await expect(heading).toHaveText(texts.privacy.banner.title);
  expect(await stored()).toBe('no');
});

test('a page under way comes in that language', matrix, async ({ page, visit, texts, heading }) => {
  const release = await hold(page, '**/content/no/gallery.*.json');
  await visit('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  await expect(heading).toHaveText(texts.about.banner.title);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(heading).toHaveText(allTexts('en').gallery.banner.title);
  const late = page.waitForResponse('**/no/gallery.*.json');
  release();
  await (await late).finished();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading).toHaveText(allTexts('en').gallery.banner.title);
});

test('a language out of reach changes nothing', matrix, async ({ page, context, visit, texts, heading }) => {
  await visit('/contact');
  await page.getByRole('textbox', { name: texts.contact.form.message, exact: true }).fill('Hei');
  await goOffline(page);
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await english.click();
  const toast = page.getByRole('alert').filter({ hasText: texts.shared.toast.noConnection.title });
  await expect(toast).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  await expect(heading).toHaveText(texts.contact.banner.title);
  await context.setOffline(false);
  await english.click();
  await expect(heading).toHaveText(allTexts('en').contact.banner.title);
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Hei');
});
