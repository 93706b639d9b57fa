import type { Page } from '@playwright/test';
import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { forEachLanguage } from '../../common/languages.ts';
import { phoneLink } from '../../common/phone.ts';
import labels from '../../content-model/notice.strings.json' with { type: 'json' };
import { type Notice, noticeFile } from '../../content-model/notice.ts';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import {
  boxOf,
  holdRequests,
  overflow,
  recordShifts,
  resize,
  shiftsOf,
  violations,
} from '../../tests/support/page.ts';
import { anyContent, expect, inBothLanguages, matrix, phone, test } from '../../tests/support/test.ts';
import { type Language, leavesRoom } from '../../tests/support/texts.ts';

// docs/product.md, "Notice". The site is published with a notice; only the test moves the clock.

/** When the notices of the tests begin: a Monday, at ten past six in the morning in Oslo. */
const monday = '2026-11-23T05:10:00Z';

const plowing: Notice = {
  ...forEachLanguage(() => null),
  no: 'Vi brøyter nå',
  en: 'We are plowing now',
  from: monday,
  until: '2026-11-23T19:00:00Z',
};

const composeWith = (notice: Notice): Promise<ComposedSite> =>
  composeTestSite({ [noticeFile]: JSON.stringify({ notice }) }, { now: new Date(monday) });

const midday = '2026-11-23T11:00:00Z';
const evening = '2026-11-23T19:00:01Z';

const band = (page: Page, language: Language = 'no') =>
  page.getByRole('region', { name: labels[language].label, exact: true });

let published: ComposedSite;
test.beforeAll(async () => {
  published = await composeWith(plowing);
});

test.beforeEach(async ({ page }) => {
  await showSite(page, published);
  await page.clock.setFixedTime(midday);
});

inBothLanguages((language) => {
  test('the notice is between header and content', matrix, async ({ visit, page, errors }) => {
    const words = { no: plowing.no, en: plowing.en }[language];
    for (const path of ['/', '/contact', '/nothing']) {
      await visit(path);
      await expect(band(page, language), path).toContainText(String(words));
      const around = await band(page, language).evaluate((element) =>
        [element.previousElementSibling, element.nextElementSibling].map((element) => element?.localName),
      );
      expect(around).toEqual(['header', 'main']);
    }
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});

test('the notice shows before scripts, and not after its end', async ({ page, heading }) => {
  await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(band(page)).toBeVisible();
  await page.clock.setFixedTime(evening);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  await expect(band(page)).toBeHidden();
});

test('a notice stays until the next page', matrix, async ({ page, visit, choose, clickFooterLink }) => {
  await visit('/services');
  await page.clock.setFixedTime(evening);
  await choose('English');
  await expect(band(page, 'en')).toBeVisible();
  await clickFooterLink('privacy', 'en');
  await expect(page).toHaveURL('/personvern');
  await expect(band(page, 'en')).toBeHidden();
});

test('the notice has its date and its end, also on paper', matrix, async ({ page, visit }) => {
  await visit('/about');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const words of ['23.', '20.00']) await expect(band(page).getByText(words)).toBeVisible();
  }
});

test('a notice that ends with a number calls it, and shows its last day', matrix, async ({ page, visit }) => {
  const [no, number] = ['Stengt i jula. Ring 67 13 44 55', '67 13 44 55'];
  await showSite(page, await composeWith({ ...plowing, no, until: '2026-12-24T23:00:00Z' }));
  await visit('/about');
  const link = band(page).getByRole('link', { name: number });
  await expect(link).toHaveAttribute('href', phoneLink(number));
  // Nothing covers it, so that a tap reaches it.
  await link.click({ trial: true });
  await expect(band(page).getByText('24. desember')).toBeVisible();
});

test('a notice in Norwegian only is marked in English', matrix, async ({ page, visit, choose }) => {
  await showSite(page, await composeWith({ ...plowing, en: null }));
  await visit('/en/about');
  await expect(band(page, 'en').getByText(plowing.no)).toHaveAttribute('lang', 'no');
  await choose('Norsk');
  await expect(band(page).getByText(plowing.no)).not.toHaveAttribute('lang');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice has its date and its end', matrix, async ({ page, header }) => {
    await page.goto('/');
    for (const words of ['23.', '20.00']) await expect(band(page)).toContainText(words);
    const { bottom } = await boxOf(header);
    expect((await boxOf(band(page).getByText(plowing.no))).y).toBeGreaterThanOrEqual(bottom);
    expect((await boxOf(band(page))).bottom).toBeLessThan(bottom + 100);
  });
});

test.describe('a first visit', () => {
  test.use({ consent: 'unset' });

  test('the buttons stay above the cookie banner', anyContent, async ({ page, visit, texts, main }) => {
    test.skip(!leavesRoom(texts), 'the words of the hero are the longest that may be');
    await visit('/');
    const { contact, services } = texts.home.hero;
    for (const size of ['390 844', '768 1024', '1440 900']) {
      await resize(page, size);
      const { y } = await boxOf(page.getByRole('region', { name: texts.shared.consent.label }));
      for (const name of [contact, services])
        expect((await boxOf(main.getByRole('link', { name }).first())).bottom, size).toBeLessThanOrEqual(y);
    }
  });
});

test.describe('on a small phone', () => {
  // The policy would not let axe into the page.
  test.use({ ...phone, viewport: { width: 320, height: 640 }, consent: 'unset', bypassCSP: true });

  test('the notice is accessible and moves nothing', matrix, async ({ page, visit }) => {
    await showSite(page, await composeWith({ ...plowing, no: 'Vintervedlikehold'.repeat(6).slice(0, 100) }));
    // A font that is late breaks lines anew on its own. This is about the notice.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(recordShifts);
    for (const path of ['/', '/services/vinterdrift']) {
      await visit(path);
      await expect(band(page)).toBeVisible();
      expect(await shiftsOf(page), path).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(await violations(page), path).toEqual([]);
    }
  });
});
