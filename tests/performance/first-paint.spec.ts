import type { Page } from '@playwright/test';
import { serveInTwoParts } from '../support/servers.ts';
import { expect, inBothLanguages, phone, test } from '../support/test.ts';
import { allTexts } from '../support/texts.ts';

// What a visitor sees and downloads while a page arrives.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a document that arrives slowly', () => {
  test('shows a Norwegian visitor the page before its end has arrived', async ({ page, texts }) => {
    const served = await serveInTwoParts();
    await page.goto(`${served.url}/about`, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(texts.about.banner.title);
    (await served.rest).send();
    await served.close();
  });

  test.describe('to a phone', () => {
    test.use({ ...phone, consent: 'unset' });

    test('answers the cookie banner, and shows its navigation if its end never comes', async ({
      page,
      texts,
    }) => {
      const { consent, header, navigation } = texts.shared;
      await page.clock.install();
      const served = await serveInTwoParts();
      await page.goto(`${served.url}/services`, { waitUntil: 'commit' });
      await page.getByRole('button', { name: consent.decline, exact: true }).tap();
      await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
      const menu = page.getByRole('navigation', { name: header.mainNavigation });
      await expect(menu).toBeHidden();
      (await served.rest).breakOff();
      await page.clock.runFor(10_000);
      await expect(page.getByRole('button', { name: header.openMenu })).toBeHidden();
      await menu.getByRole('link', { name: navigation.about }).tap();
      await expect(heading(page)).toHaveText(texts.about.banner.title);
      await served.close();
    });
  });

  test.describe('to an English visitor', () => {
    test.use({ language: 'en' });

    test('shows no Norwegian word before the English ones', async ({ page, texts }) => {
      const served = await serveInTwoParts();
      await page.goto(`${served.url}/about`, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByText(/\S/).filter({ visible: true })).toHaveCount(0);
      (await served.rest).send();
      await expect(heading(page)).toHaveText(texts.about.banner.title);
      await served.close();
    });

    test('shows the Norwegian page when the English one never comes', async ({ page }) => {
      await page.clock.install();
      const served = await serveInTwoParts();
      await page.goto(`${served.url}/about`, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toHaveCount(1);
      (await served.rest).breakOff();
      await page.clock.runFor(10_000);
      await expect(heading(page)).toHaveText(allTexts('no').about.banner.title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'no');
      await served.close();
    });

    test('shows the English page when it comes after the Norwegian one', async ({ page, texts }) => {
      await page.clock.install();
      const served = await serveInTwoParts();
      await page.goto(`${served.url}/about`, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toHaveCount(1);
      await page.clock.runFor(10_000);
      await expect(heading(page)).toHaveText(allTexts('no').about.banner.title);
      (await served.rest).send();
      await expect(heading(page)).toHaveText(texts.about.banner.title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).not.toHaveAttribute('data-scriptless');
      await served.close();
    });
  });
});

test.describe('to an English visitor', () => {
  test.use({ language: 'en' });

  test('title, description and heading are right without the app’s scripts', async ({ page, texts }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    // All documents have the same inline script; pages/documents.spec.ts reads what it takes from each.
    await page.goto('/about');
    const { title, description } = texts.about.meta;
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading(page)).toHaveText(texts.about.banner.title);
  });
});

inBothLanguages((language) => {
  test('every text and picture is downloaded once, and only if shown', async ({ page, visit, texts }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await visit('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
    await expect(heading(page)).toHaveText(texts.gallery.banner.title);
    // What the browser takes from its cache has transferred nothing.
    const downloaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => /\/content\/[^/]+\/(.+)$/.exec(name)?.[1])
        .filter((file) => file !== undefined),
    );
    const expected = ['shared', 'about', 'gallery'].map((name) => `${language}/${name}.json`);
    expect(downloaded.sort()).toEqual(expected.sort());
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures).toHaveLength(new Set(pictures).size);
  });
});
