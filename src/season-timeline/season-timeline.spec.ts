import type { Page } from '@playwright/test';
import { boxOf, resize } from '../../tests/support/page.ts';
import { anyContent, expect, test, visitWithStoppedClock } from '../../tests/support/test.ts';
import { allTexts, company, interpolate, type Texts } from '../../tests/support/texts.ts';
import { positionInYear } from './position-in-year.ts';

// docs/product.md, "The year on the road".

const stretchNames = ['season', 'sweeping', 'rest'];

const days = {
  seasonFrom: company.grittingSeason.from,
  seasonTo: company.grittingSeason.to,
  sweepingDoneBy: company.sweepingDoneBy,
};

async function expectStake(page: Page, { home }: Texts, day: string, written: string): Promise<void> {
  const { period, share } = positionInYear(day, days);
  const title = page.getByRole('heading', { name: home.year?.title ?? '', exact: true });
  const stretches = page.locator('section', { has: title }).getByRole('list').getByRole('listitem');
  const current = stretches.nth(stretchNames.indexOf(period));
  const stake = stretches.locator('[aria-current=date]');
  await expect(stake).toHaveCount(1);
  const words = current.getByText(interpolate(home.calendar.today, { date: written }), { exact: true });
  for (const size of ['320 640', '768 1024', '1024 768', '1440 900']) {
    await resize(page, size);
    const [road, post, name] = [await boxOf(current), await boxOf(stake), await boxOf(words)];
    const windowWidth = parseInt(size, 10);
    const away =
      windowWidth >= 960
        ? post.x + post.width / 2 - road.x - road.width * share
        : post.bottom - road.y - road.height * share;
    expect(Math.abs(away), size).toBeLessThan(2);
    expect(name.x, size).toBeGreaterThanOrEqual(0);
    expect(name.right, size).toBeLessThanOrEqual(windowWidth);
  }
}

test.describe('far from Oslo', () => {
  // The day changes nine hours later there.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a stake marks today in Oslo', anyContent, async ({ page, texts, goTo, choose }) => {
    test.skip(!texts.home.year, 'The year is off.');
    await visitWithStoppedClock(page, '/about');
    await page.clock.runFor('12:00:00');
    await goTo('home');
    await expectStake(page, texts, '02-02', '2. februar');
    await choose('English');
    await expectStake(page, allTexts('en'), '02-02', '2 February');

    await page.clock.setFixedTime('2027-05-01T12:00:00Z');
    await page.reload();
    await expectStake(page, allTexts('en'), '05-01', '1 May');
  });
});
