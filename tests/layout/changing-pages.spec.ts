import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// docs/product.md, "Changing pages".

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`motion ${reducedMotion}: a new page scrolls up`, async ({ page, visit, texts }) => {
    await page.emulateMedia({ reducedMotion });
    await visit('/services');
    await page.evaluate(() => {
      const scrollTo = window.scrollTo.bind(window);
      const scrolled: ScrollToOptions[] = [];
      Object.assign(window, { scrolled });
      window.scrollTo = ((options: ScrollToOptions) => {
        scrolled.push(options);
        scrollTo(options);
      }) as typeof window.scrollTo;
      window.scrollBy(0, 1500);
    });
    await footer(page).getByRole('link', { name: texts.shared.navigation.gallery }).click();
    await expect(heading(page)).toHaveText(texts.gallery.banner.title);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const scrolled = await page.evaluate(() => (window as unknown as { scrolled: unknown[] }).scrolled);
    // Near the top while the pages fade, then up.
    expect(scrolled).toEqual([
      { top: 200, behavior: 'instant' },
      { top: 0, behavior },
    ]);
  });
}

test('of many clicks the last wins, and Back leads back', async ({ page, visit, texts }) => {
  const release = await hold(page, '**/content/*/*/{gallery,about,privacy}.json');
  await visit('/contact');
  const { navigation } = texts.shared;
  for (const label of [navigation.gallery, navigation.about, navigation.privacy, navigation.services]) {
    await footer(page).getByRole('link', { name: label }).click();
  }
  await expect(heading(page)).toHaveText(texts.services.banner.title);
  const late = ['gallery', 'about', 'privacy'].map((name) => page.waitForResponse(`**/${name}.json`));
  release();
  for (const response of await Promise.all(late)) await response.finished();
  await expect(heading(page)).toHaveText(texts.services.banner.title);
  await expect(page).toHaveURL('/services');
  await expect(page).toHaveTitle(texts.services.meta.title);

  // Pages that were not shown are not in the history.
  await page.goBack();
  await expect(heading(page)).toHaveText(texts.contact.banner.title);
  await expect(page).toHaveURL('/contact');
});

test('a slow page leaves the one before, with a mark', async ({ page, visit, texts }) => {
  const release = await hold(page, '**/content/*/no/about.json');
  const mark = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').content);
  await visit('/');
  expect(await mark()).toBe('none');
  await footer(page).getByRole('link', { name: texts.shared.navigation.about }).click();
  await expect.poll(mark).not.toBe('none');
  await expect(heading(page)).toHaveText(texts.home.hero.title);
  await expect(page).toHaveURL('/');
  release();
  await expect(heading(page)).toHaveText(texts.about.banner.title);
  await expect.poll(mark).toBe('none');
});

test('twenty pages leave no event listener behind', matrix, async ({ page, visit, texts }) => {
  await visit('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const listeners = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  };
  const { navigation } = texts.shared;
  const round = async () => {
    for (const [label, title] of [
      [navigation.gallery, texts.gallery.banner.title],
      [navigation.contact, texts.contact.banner.title],
      [navigation.services, texts.services.banner.title],
      [navigation.home, texts.home.hero.title],
    ] as const) {
      const link = footer(page).getByRole('link', { name: label, exact: true });
      // Without scrolling to the footer, which takes most of the time.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(heading(page)).toHaveText(title);
    }
  };
  // The first round fetches code that stays.
  await round();
  const before = await listeners();
  for (let count = 0; count < 5; count++) await round();
  // What a garbage collection frees may take a moment.
  await expect.poll(listeners).toBeLessThanOrEqual(before + 10);
});

test.describe('a host that serves a page at another spelling of its address', () => {
  for (const [asked, path] of [
    ['//about?lang=en#main', '/about'],
    ['/services//vinterdrift', '/services/vinterdrift'],
    ['/About', '/about'],
  ] as const) {
    test(`${asked} becomes ${path}`, async ({ page, baseURL }) => {
      // Hosts on Windows ignore capitals; ours does not.
      await page.route('**/About', async (route) =>
        route.fulfill({ response: await route.fetch({ url: baseURL + path }) }),
      );
      await page.goto(baseURL + asked);
      await hydrated(page);
      const { search, hash } = new URL(baseURL + asked);
      await expect(page).toHaveURL(path + search + hash);
      const current = page.getByRole('banner').locator(`a[href="${path}"][aria-current=page]`);
      await expect(current.first()).toBeAttached();
    });
  }

  test('the front page at an unknown path is the 404 page', async ({ page, baseURL }) => {
    await page.route('**/finnes-ikke', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
    );
    await page.goto('/finnes-ikke');
    await expect(heading(page)).toHaveText('Oops! Page not found');
    await expect(page).toHaveURL('/finnes-ikke');
  });
});
