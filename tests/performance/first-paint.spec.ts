import type { Page } from '@playwright/test';
import { type Rest, serveInTwoParts } from '../support/servers.ts';
import { expect, inBothLanguages, matrix, phone, test } from '../support/test.ts';
import { allTexts } from '../support/texts.ts';

// What a visitor sees and downloads while a page arrives.

/** Opens a page as over a slow line, and returns the rest of its document, to be sent or broken off. */
async function arrive(page: Page, path: string): Promise<Rest> {
  const served = await serveInTwoParts();
  page.on('close', () => void served.close());
  await page.goto(served.url + path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toHaveCount(1);
  return served.rest;
}

test.describe('a document that arrives slowly', () => {
  test('shows a Norwegian page before its end', matrix, async ({ page, texts, heading }) => {
    await arrive(page, '/about');
    await expect(heading).toHaveText(texts.about.banner.title);
  });

  test.describe('to a phone', () => {
    test.use({ ...phone, consent: 'unset' });

    test('has its banner, and its navigation', matrix, async ({ page, texts, heading }) => {
      const { consent, header, navigation } = texts.shared;
      await page.clock.install();
      const rest = await arrive(page, '/services');
      await page.getByRole('button', { name: consent.decline, exact: true }).tap();
      await expect(page.getByRole('region', { name: consent.label })).toBeHidden();
      const menu = page.getByRole('navigation', { name: header.mainNavigation });
      await expect(menu).toBeHidden();
      rest.breakOff();
      await page.clock.runFor(10_000);
      await expect(page.getByRole('button', { name: header.openMenu })).toBeHidden();
      await menu.getByRole('link', { name: navigation.about }).tap();
      await expect(heading).toHaveText(texts.about.banner.title);
    });
  });

  test.describe('to an English visitor', () => {
    test.use({ language: 'en' });

    test('shows no Norwegian word before the English ones', matrix, async ({ page, texts, heading }) => {
      const rest = await arrive(page, '/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByText(/\S/).filter({ visible: true })).toHaveCount(0);
      rest.send();
      await expect(heading).toHaveText(texts.about.banner.title);
    });

    test('shows the Norwegian page when the English one never comes', matrix, async ({ page, heading }) => {
      await page.clock.install();
      const rest = await arrive(page, '/about');
      rest.breakOff();
      await page.clock.runFor(10_000);
      await expect(heading).toHaveText(allTexts('no').about.banner.title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    });

    test('shows the English page when it comes late', matrix, async ({ page, texts, heading }) => {
      await page.clock.install();
      const rest = await arrive(page, '/about');
      await page.clock.runFor(10_000);
      await expect(heading).toHaveText(allTexts('no').about.banner.title);
      rest.send();
      await expect(heading).toHaveText(texts.about.banner.title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).not.toHaveAttribute('data-scriptless');
    });

    test('is right without the app’s scripts', matrix, async ({ page, texts, heading }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/about');
      const { title, description } = texts.about.meta;
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(heading).toHaveText(texts.about.banner.title);
    });
  });
});

inBothLanguages((language) => {
  test('texts and pictures come once, and only if shown', matrix, async ({ page, visit, texts, heading }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await visit('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
    await expect(heading).toHaveText(texts.gallery.banner.title);
    // What the browser takes from its cache has transferred nothing.
    const downloaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => /\/content\/(\w+\/[\w-]+)\./.exec(name)?.[1])
        .filter((file) => file !== undefined),
    );
    const expected = ['shared', 'about', 'gallery'].map((name) => `${language}/${name}`);
    expect(downloaded.sort()).toEqual(expected.sort());
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures).toHaveLength(new Set(pictures).size);
  });
});
