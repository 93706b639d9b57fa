import { boxOf, holdRequests } from '../../tests/support/page.ts';
import { siteUrl } from '../../tests/support/site.ts';
import { engines, expect, hydrated, matrix, matrixInEngines, test } from '../../tests/support/test.ts';
import { allTexts } from '../../tests/support/texts.ts';

// docs/product.md, "Language": the switch.

test(
  'it keeps document, page, place and input',
  engines,
  async ({ page, visit, form, choose, expectPage }) => {
    await visit('/contact');
    const stored = () => page.evaluate(() => window.localStorage.getItem('language'));
    expect(await stored()).toBeNull();
    await form.message.fill('Hei på deg');
    const before = (await boxOf(form.message)).y;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));

    await choose('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectPage('contact', 'en');
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
    await expectPage('contact', 'en');
    await choose('Norsk');
    await expectPage('contact', 'no');
    expect(await stored()).toBe('no');
  },
);

test(
  'a page under way comes in that language',
  matrix,
  async ({ page, visit, clickFooterLink, choose, expectPage }) => {
    const release = await holdRequests(page, '**/content/no/services.*.json');
    await visit('/about');
    await clickFooterLink('services');
    await expect(page.locator('html')).toHaveAttribute('data-navigating');
    await choose('English');
    await expectPage('services', 'en');
    const late = page.waitForResponse('**/no/services.*.json');
    release();
    await (await late).finished();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectPage('services', 'en');
  },
);

test('out of reach, it changes nothing', matrix, async ({ page, visit, texts, form, choose, expectPage }) => {
  await visit('/contact');
  await form.message.fill('Hei');
  await page.context().setOffline(true);
  await choose('English');
  const toast = page.getByRole('alert').filter({ hasText: texts.shared.toast.noConnection.title });
  await expect(toast).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  await expectPage('contact');
  await page.context().setOffline(false);
  await choose('English');
  await expectPage('contact', 'en');
});

test(
  'another tab’s choice counts from the next link on',
  matrixInEngines,
  async ({ page, context, visit, clickFooterLink, expectPage }) => {
    await visit('/about');
    const other = await context.newPage();
    await other.goto('/en/contact');
    await hydrated(other);
    for (const [name, language] of [
      ['Norsk', 'no'],
      ['English', 'en'],
    ] as const) {
      await other.getByRole('banner').getByRole('link', { name }).press('Enter');
      await expect(other.locator('html')).toHaveAttribute('lang', language);
    }
    await expectPage('about');
    await clickFooterLink('services');
    await expectPage('services', 'en');
    await expect(page).toHaveURL('/services');
  },
);
