import type { CDPSession, Page } from '@playwright/test';
import { contactForm } from './support/contact-form.ts';
import { collectNoise } from './support/noise.ts';
import { expect, takenOver, test } from './support/test.ts';

// Impatient visitors: many pages in a row, clicks faster than the line, another language while a page is coming.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Holds back the requests for a file of texts until the returned function lets them go. */
async function hold(page: Page, files: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

test('of many clicks the last wins, in whatever order the pages arrive', async ({ page, visit, words }) => {
  const noise = collectNoise(page);
  const letGo = await hold(page, '**/content/*/*/{gallery,about,privacy}.json');
  await visit('/contact');
  await contactForm(page, words.contact).message.fill('Hei');
  const { navigation } = words.shared;
  const footer = page.getByRole('contentinfo');
  for (const label of [navigation.gallery, navigation.about, navigation.privacy, navigation.services]) {
    await footer.getByRole('link', { name: label }).click();
  }
  await expect(heading(page)).toHaveText(words.services.banner.title);
  // The page that comes late, and last, is not the one that was asked for last.
  const late = page.waitForResponse(/privacy\.json/);
  letGo();
  await (await late).finished();
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText(words.services.banner.title);
  await expect(page).toHaveURL('/services');
  await expect(page).toHaveTitle(words.services.meta.title);

  for (const title of [words.privacy, words.about, words.gallery, words.contact]) {
    await page.goBack();
    await expect(heading(page)).toHaveText(title.banner.title);
  }
  await expect(contactForm(page, words.contact).message).toHaveValue('Hei');
  expect(noise).toEqual([]);
});

test('a page that takes its time shows that it is on its way', async ({ page, visit, words }) => {
  const letGo = await hold(page, '**/content/*/no/about.json');
  const stake = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').content);
  await visit('/');
  expect(await stake()).toBe('none');
  await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.about }).click();
  await expect.poll(stake).not.toBe('none');
  await expect(heading(page)).toHaveText(words.home.hero.title);
  letGo();
  await expect(heading(page)).toHaveText(words.about.banner.title);
  await expect.poll(stake).toBe('none');
});

test('without a connection the next page is an error, until there is one again', async ({
  page,
  context,
  visit,
  words,
}) => {
  await visit('/about');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.gallery }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(words.gallery.banner.title);
});

for (const [asked, path] of [
  ['//about?lang=en#main', '/about'],
  ['/services//vinterdrift', '/services/vinterdrift'],
  ['/About', '/about'],
] as const) {
  test(`a host that answers ${asked} with a page: the address becomes that of the page`, async ({
    page,
    baseURL,
  }) => {
    const noise = collectNoise(page);
    // Hosts on Windows take no notice of capitals; ours does.
    await page.route('**/About', async (route) =>
      route.fulfill({ response: await route.fetch({ url: baseURL + path }) }),
    );
    await page.goto(baseURL + asked);
    await takenOver(page);
    const { search, hash } = new URL(baseURL + asked);
    await expect(page).toHaveURL(path + search + hash);
    await expect(
      page.getByRole('banner').locator(`a[href="${path}"][aria-current=page]`).first(),
    ).toBeAttached();
    expect(noise).toEqual([]);
  });
}

test('a host that answers what it does not know with the front page: the 404 page', async ({
  page,
  baseURL,
}) => {
  await page.route('**/finnes-ikke', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  );
  await page.goto('/finnes-ikke');
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await expect(page).toHaveURL('/finnes-ikke');
});

test('another language while a page is coming: the page comes in that language', async ({
  page,
  visit,
  words,
}) => {
  const letGo = await hold(page, '**/content/*/no/gallery.json');
  await visit('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.gallery }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(heading(page)).toHaveText(words.about.banner.title);
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Gallery');
  const late = page.waitForResponse(/no\/gallery\.json/);
  letGo();
  await (await late).finished();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading(page)).toHaveText('Gallery');
});

test('another language before the scripts have come costs nothing that is typed', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const english = page.getByRole('banner').getByRole('button', { name: 'English' });
  await page.getByLabel('Melding', { exact: true }).fill('Hei');
  await english.click();
  letGo();
  await takenOver(page);
  await english.click();
  await expect(heading(page)).toHaveText('Contact Us');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hei');
});

interface Use {
  heap: number;
  listeners: number;
  nodes: number;
}

/** What the page holds on to once everything that nobody needs is gone. */
async function use(session: CDPSession): Promise<Use> {
  // Twice: what one collection lets go of may hold on to more.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}

test('fifty pages in a row leave nothing behind', async ({ page, visit, words }) => {
  await visit('/');
  const { navigation } = words.shared;
  const stops = [
    [navigation.gallery, words.gallery.banner.title],
    [navigation.contact, words.contact.banner.title],
    [navigation.services, words.services.banner.title],
    [navigation.about, words.about.banner.title],
    [navigation.home, words.home.hero.title],
  ] as const;
  const round = async () => {
    for (const [label, title] of stops) {
      const links = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
      await links.evaluate((link: HTMLElement) => link.click());
      await expect(heading(page)).toHaveText(title);
    }
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The first rounds fetch code and texts, which stay.
  await round();
  await round();
  const before = await use(session);
  for (let count = 0; count < 10; count++) await round();
  const after = await use(session);
  expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners + 20);
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * 1.2);
  expect(after.heap, 'bytes').toBeLessThanOrEqual(before.heap + 1_000_000);
});
