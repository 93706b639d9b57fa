import { holdRequests } from '../../tests/support/page.ts';
import { expect, matrix, test } from '../../tests/support/test.ts';

// docs/product.md, "Changing pages".

test('a new page scrolls up, at once under reduced motion', async ({
  page,
  visit,
  heading,
  scrollTop,
  goTo,
}) => {
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit('/services');
    await page.evaluate(() => {
      const scrollTo: (options: ScrollToOptions) => void = window.scrollTo.bind(window);
      const scrolled: ScrollToOptions[] = [];
      const note = (options: ScrollToOptions) => scrolled.push(options) && scrollTo(options);
      window.scrollBy(0, 1500);
      Object.assign(window, { scrolled, scrollTo: note });
    });
    await goTo('about');
    await expect(heading).toBeFocused();
    await expect.poll(scrollTop).toBe(0);
    const scrolled = await page.evaluate(() => (window as unknown as { scrolled: unknown[] }).scrolled);
    expect(scrolled, reducedMotion).toEqual([{ top: 0, behavior }]);
  }
});

test(
  'of many clicks the last wins',
  matrix,
  async ({ page, visit, texts, clickFooterLink, goTo, expectPage }) => {
    const release = await holdRequests(page, '**/content/*/{about,privacy}.*.json');
    await visit('/contact');
    for (const screen of ['about', 'privacy'] as const) await clickFooterLink(screen);
    // A slow page leaves the one before, with a mark.
    const mark = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').content);
    await expect.poll(mark).not.toBe('none');
    await expectPage('contact');
    await expect(page).toHaveURL('/contact');
    await goTo('services');
    const late = ['about', 'privacy'].map((name) => page.waitForResponse(`**/${name}.*.json`));
    release();
    for (const response of await Promise.all(late)) await response.finished();
    await expectPage('services');
    await expect(page).toHaveURL('/services');
    await expect(page).toHaveTitle(texts.services.meta.title);
    await expect.poll(mark).toBe('none');

    // Pages that were not shown are not in the history.
    await page.goBack();
    await expectPage('contact');
    await expect(page).toHaveURL('/contact');
  },
);
