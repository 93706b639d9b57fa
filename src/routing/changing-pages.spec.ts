import { boxOf, holdRequests, scrollTo } from '../../tests/support/page.ts';
import { siteUrl } from '../../tests/support/site.ts';
import { expect, hydrated, matrix, matrixInEngines, test } from '../../tests/support/test.ts';

// docs/product.md, "Changing pages".

test('a new page fades in and scrolls to its top', async ({ page, visit, heading, scrollTop, goTo }) => {
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
      const faded: unknown[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...fade) {
        faded.push([this.localName, ...fade]);
        return animate.apply(this, fade);
      };
      window.scrollBy(0, 1500);
      Object.assign(window, { scrolled, scrollTo: note, faded });
    });
    await goTo('about');
    await expect(heading).toBeFocused();
    await expect.poll(scrollTop).toBe(0);
    const { scrolled, faded, height } = await page.evaluate(() => {
      const { scrolled, faded } = window as unknown as { scrolled: unknown[]; faded: unknown[] };
      return { scrolled, faded, height: innerHeight };
    });
    const isStill = reducedMotion === 'reduce';
    // The middle of the new page is not shown.
    const start = isStill ? [] : [{ top: height, behavior: 'instant' }];
    expect(scrolled, reducedMotion).toEqual([...start, { top: 0, behavior }]);
    expect(faded, reducedMotion).toEqual(isStill ? [] : [['main', { opacity: [0, 1] }, 150]]);
  }
});

for (const [address, language, switched] of [
  ['//contact', 'no', '//contact'],
  ['/contact//', 'no', '/contact//'],
  ['/en//contact', 'en', '/contact'],
] as const) {
  test(`the page at ${address} works`, matrix, async ({ page, visit, choose, expectPage, errors }) => {
    await visit(siteUrl + address);
    await expectPage('contact', language);
    await choose(language === 'no' ? 'English' : 'Norsk');
    await expectPage('contact', language === 'no' ? 'en' : 'no');
    await expect(page).toHaveURL(new URL(siteUrl + switched).href);
    expect(errors).toEqual([]);
  });
}

test('the last of many clicks wins', matrix, async ({ page, visit, clickFooterLink, goTo, expectPage }) => {
  const release = await holdRequests(page, '**/content/*/{about,privacy}.*.json');
  await visit('/contact');
  for (const screen of ['about', 'privacy'] as const) await clickFooterLink(screen);
  // A slow page leaves the one before, with a mark.
  const mark = page.locator('.loading');
  await expect(mark).toBeVisible();
  await expectPage('contact');
  await expect(page).toHaveURL('/contact');
  await goTo('services');
  const late = ['about', 'privacy'].map((name) => page.waitForResponse(`**/${name}.*.json`));
  release();
  for (const response of await Promise.all(late)) await response.finished();
  await expectPage('services');
  await expect(page).toHaveURL('/services');
  await expect(mark).toHaveCount(0);

  // Pages that were not shown are not in the history.
  await page.goBack();
  await expectPage('contact');
  await expect(page).toHaveURL('/contact');
});

test(
  'Back and Forward lead to the earlier place, also after a reload',
  matrixInEngines,
  async ({ page, visit, texts, heading, header, main, scrollTop, expectPage }) => {
    await visit('/');
    await scrollTo(page, 1800);
    const card = main.getByRole('link', { name: texts.shared.services.sweeping });
    await card.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expectPage('sweeping');
    await expect.poll(scrollTop).toBe(0);
    await expect(heading).toBeFocused();
    const said = page.getByRole('status').filter({ hasText: /\S/ });
    await expect(said).toHaveCount(0);
    // It is not a control, so it has no frame.
    await expect(heading).toHaveCSS('outline-style', 'none');
    await scrollTo(page, 700);

    await page.goBack();
    await expectPage('home');
    expect(await scrollTop()).toBe(1800);
    await expect(said).toHaveText(texts.home.meta.title);
    // The heading with the focus is in the window.
    const focus = main.locator(':is(h1, h2, h3):focus');
    await expect(focus).toBeInViewport({ ratio: 1 });
    expect((await boxOf(focus)).y).toBeGreaterThan((await boxOf(header)).height);
    await page.goForward();
    await expectPage('sweeping');
    expect(await scrollTop()).toBe(700);

    await page.reload();
    await hydrated(page);
    await expect.poll(scrollTop).toBe(700);
    await page.goBack();
    await expectPage('home');
    expect(await scrollTop()).toBe(1800);
  },
);

test('Back from a link to a place on the page leads to the top', async ({ page, visit, main, scrollTop }) => {
  await visit('/personvern');
  await main.locator('nav a[href^="#"]').last().click();
  await expect(page).toHaveURL(/\/personvern#./);
  await expect.poll(scrollTop).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('/personvern');
  await expect.poll(scrollTop).toBe(0);
});
