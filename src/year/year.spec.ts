import type { Locator, Page } from '@playwright/test';
import { boxOf, resize } from '../../tests/support/page.ts';
import {
  expect,
  firms,
  inBothLanguages,
  matrix,
  test,
  visitWithStoppedClock,
} from '../../tests/support/test.ts';
import { company, fill, type Texts } from '../../tests/support/texts.ts';
import { placeInYear } from './place-in-year.ts';

// docs/product.md, "The year on the road".

const stretchNames = ['season', 'sweeping', 'rest'];

const days = {
  seasonFrom: company.grittingSeason.from,
  seasonTo: company.grittingSeason.to,
  sweepingDoneBy: company.sweepingDoneBy,
};

const stretchesOf = (page: Page, { home }: Texts): Locator =>
  page
    .locator('section', { has: page.getByRole('heading', { name: home.year.title, exact: true }) })
    .getByRole('list')
    .getByRole('listitem');

/** Expects one stake, at the place of a day of the year and with its name, in wide and in narrow windows. */
async function expectStake(page: Page, texts: Texts, day: string, written: string): Promise<void> {
  const { stretch, share } = placeInYear(day, days);
  const stretches = stretchesOf(page, texts);
  const current = stretches.nth(stretchNames.indexOf(stretch));
  const stake = stretches.locator('[aria-current=date]');
  await expect(stake).toHaveCount(1);
  const words = current.getByText(fill(texts.home.year.today, { date: written }), { exact: true });
  for (const size of ['1440 900', '1024 768', '768 1024', '320 640']) {
    await resize(page, size);
    const [road, post, name] = [await boxOf(current), await boxOf(stake), await boxOf(words)];
    // The road begins under the heading, before its first post: the year has no end.
    const heading = await boxOf(page.getByRole('heading', { name: texts.home.year.title, exact: true }));
    const { x, width } = await boxOf(stretches.first().locator('p').first());
    if (parseInt(size, 10) >= 960) expect(Math.abs(x - heading.x), size).toBeLessThan(2);
    expect(width, size).toBeGreaterThan(100);
    const middle = post.x + post.width / 2;
    if (parseInt(size, 10) >= 960)
      expect(Math.abs(middle - road.x - road.width * share), size).toBeLessThan(2);
    else expect(Math.abs(post.bottom - road.y - road.height * share), size).toBeLessThan(2);
    expect(name.x, size).toBeGreaterThanOrEqual(0);
    expect(name.right, size).toBeLessThanOrEqual(parseInt(size, 10));
  }
}

test.describe('far from Oslo', () => {
  // There the day changes nine hours later.
  test.use({ timezoneId: 'America/Los_Angeles' });

  inBothLanguages((language) => {
    test('a stake marks today in Oslo', firms, async ({ page, visit, texts }) => {
      const written = (norwegian: string, english: string) => (language === 'no' ? norwegian : english);
      for (const [moment, day, name] of [
        ['2026-11-22T22:59:59Z', '11-22', written('22. november', '22 November')],
        ['2026-11-22T23:00:00Z', '11-23', written('23. november', '23 November')],
        ['2028-02-29T12:00:00Z', '02-29', written('29. februar', '29 February')],
        ['2027-05-01T12:00:00Z', '05-01', written('1. mai', '1 May')],
      ] as const) {
        await page.clock.setFixedTime(moment);
        await visit('/');
        await expectStake(page, texts, day, name);
      }
    });
  });
});

test('the stake comes with a change of page, and moves on at midnight', matrix, async ({ page, texts }) => {
  await visitWithStoppedClock(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: texts.shared.navigation.home }).first().click();
  await expectStake(page, texts, '02-01', '1. februar');
  await page.clock.runFor('12:00:00');
  await expectStake(page, texts, '02-02', '2. februar');
});

test('a phone zoomed to 200 % has room for the words of the road', matrix, async ({ page, visit, texts }) => {
  await resize(page, '180 400');
  await visit('/');
  for (const stretch of await stretchesOf(page, texts).all())
    expect((await boxOf(stretch.locator('p').nth(1))).width).toBeGreaterThan(80);
});
