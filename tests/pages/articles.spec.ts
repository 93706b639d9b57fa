import { brotliCompressSync } from 'node:zlib';
import { violations } from '../support/axe.ts';
import { type MadeArticle, serveArticles } from '../support/news-site.ts';
import { overflow, resize } from '../support/page.ts';
import { test as base, expect } from '../support/test.ts';
import { allTexts, placements } from '../support/texts.ts';

// docs/product.md, "News": a site of two hundred articles, whatever content/ has.

const picture = placements.news.banner;
const inText = placements.home.hero[1] ?? picture;

/** The byte budget of docs/design.md, and what budgets.spec.ts allows the headers. */
const firstRoundTrip = 14_600;
const mostHeaders = 1000;

const day = (index: number) =>
  new Date(Date.UTC(2026, 0, 20) - index * 86_400_000).toISOString().slice(0, 10);

function made(index: number): MadeArticle {
  const number = index + 1;
  return {
    date: day(index),
    title: `Melding nummer ${number}`,
    // The second one, and every fifth after it, is in Norwegian only.
    ...(index % 5 !== 1 && { english: `Report number ${number}` }),
    ...(index % 3 < 2 && { picture }),
    text: `Vi brøyter **nå**. Det er melding ${number}, og veiene mellom ${number} og ${number * 7} er åpne fra klokken ${number % 24}. Strøbilen følger etter, og fortauene tar vi før skolen begynner.\n\n## Når\n\n![](${inText})\n\n- Tidlig\n- Sent\n\n[Forrige](/aktuelt/nummer-${number + 1})`,
  };
}

const articles = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [
    `nummer-${index + 1}`,
    index < 199 ? made(index) : { ...made(index), text: 'Den første.' },
  ]),
);

const test = base.extend<object, { newsSite: string }>({
  newsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const { url, close } = await serveArticles(articles);
      await use(url.replace('127.0.0.1', 'localhost'));
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ newsSite }, use) => use(newsSite),
});

test.use({ reducedMotion: 'reduce' });

test('an article opens from the list, is announced, and Back returns to the place', async ({
  page,
  visit,
  heading,
  errors,
}) => {
  await visit('/aktuelt');
  const list = page.getByRole('main').getByRole('article');
  await expect(list).toHaveCount(10);
  await expect(list.first().getByRole('img')).toHaveCount(1);
  await expect(list.nth(2).getByRole('img')).toHaveCount(0);
  const link = list.nth(6).getByRole('link', { name: 'Melding nummer 7' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();

  await expect(page).toHaveURL('/aktuelt/nummer-7');
  await expect(heading).toHaveText('Melding nummer 7');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Melding nummer 7/);
  const main = page.getByRole('main');
  await expect(main.locator('time')).toHaveAttribute('datetime', day(6));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Når');
  const image = main.locator('figure img');
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('width', /^\d+$/);
  await expect(image).not.toHaveAttribute('alt', '');

  await page.goBack();
  await expect(page).toHaveURL('/aktuelt');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(errors).toEqual([]);
});

test('a hovered article needs no network for its click', async ({ page, context, visit, heading }) => {
  await visit('/aktuelt');
  const link = page.getByRole('link', { name: 'Melding nummer 1', exact: true });
  const arrived = page.waitForEvent('requestfinished', (request) =>
    /\/content\/no\/article-nummer-1\./.test(request.url()),
  );
  await link.hover();
  await arrived;
  await context.setOffline(true);
  await link.click();
  await expect(heading).toHaveText('Melding nummer 1');
});

test('newer and older lead through the articles and through the pages', async ({ page, visit, heading }) => {
  const labels = allTexts('no').news;
  const neighbors = page.getByRole('navigation', { name: labels.navigation });
  await visit('/aktuelt/nummer-1');
  await expect(neighbors.getByRole('link')).toHaveCount(1);
  await neighbors.getByRole('link', { name: `${labels.older} Melding nummer 2` }).click();
  await expect(heading).toHaveText('Melding nummer 2');
  await neighbors.getByRole('link', { name: labels.newer }).click();
  await expect(heading).toHaveText('Melding nummer 1');

  await visit('/aktuelt');
  await neighbors.getByRole('link', { name: labels.older }).click();
  await expect(page).toHaveURL('/aktuelt/side/2');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Melding nummer 11');
  await expect(page.locator('[aria-current=page]').filter({ hasText: 'Side 2' })).toHaveCount(1);
  await neighbors.getByRole('link', { name: labels.newer }).click();
  await expect(page).toHaveURL('/aktuelt');
  await visit('/aktuelt/side/20');
  await expect(neighbors.getByRole('link')).toHaveText([labels.newer]);
});

test('the list and an article fit the first round trip, and the front page knows nothing of them', async ({
  request,
}) => {
  for (const path of [
    '/aktuelt',
    '/en/aktuelt',
    '/aktuelt/side/2',
    '/aktuelt/nummer-1',
    '/aktuelt/nummer-2',
  ]) {
    const html = await (await request.get(path)).body();
    expect(brotliCompressSync(html).length + mostHeaders, path).toBeLessThanOrEqual(firstRoundTrip);
  }
  const screens = await (await request.get('/texts/no.json')).text();
  expect(screens).not.toContain('nummer-');
  const news = await (await request.get('/texts/no-news.json')).json();
  expect(Object.keys(news.files)).toEqual(expect.arrayContaining(['news-20', 'article-nummer-200']));
});

test('an unknown article is the 404 page, from the server and from a link', async ({
  page,
  request,
  visit,
  heading,
}) => {
  for (const path of ['/aktuelt/finnes-ikke', '/aktuelt/side', '/aktuelt/side/1', '/aktuelt/side/21']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of [
    '/en/aktuelt/nothing',
    '/en/aktuelt/side/2',
    '/en/aktuelt/nummer-2',
    '/aktuelt/page/2',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await visit('/aktuelt/finnes-ikke');
  await expect(heading).toHaveText('Oops! Page not found');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');

  await visit('/aktuelt');
  await page.evaluate(() => {
    history.pushState({}, '', '/aktuelt/borte');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading).toHaveText('Oops! Page not found');
});

test('an old English link to an article in Norwegian only leads to the address that it has', async ({
  page,
  heading,
}) => {
  await page.goto('/en/aktuelt#nummer-2');
  await expect(heading).toHaveText('Melding nummer 2');
  await expect(page).toHaveURL('/aktuelt/nummer-2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an old link to an article in the list leads on to it', async ({ page, visit, heading }) => {
  await visit('/about');
  await page.goto('/aktuelt#nummer-42');
  await expect(heading).toHaveText('Melding nummer 42');
  await expect(page).toHaveURL('/aktuelt/nummer-42');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('for a reader of English', () => {
  test.use({ language: 'en' });

  test('an article in Norwegian only has English surroundings and says so', async ({
    page,
    visit,
    heading,
  }) => {
    const { article, news, shared } = allTexts('en');
    await visit('/en/aktuelt');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles.first()).toHaveText('Report number 1');
    await expect(titles.nth(1)).toHaveText('Report number 3');
    await expect(page.getByRole('link', { name: news.older })).toHaveAttribute('href', '/en/aktuelt/page/2');

    await visit('/aktuelt/nummer-2');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading).toHaveAttribute('lang', 'no');
    const main = page.getByRole('main');
    await expect(main.getByText(article.onlyNorwegian)).toBeVisible();
    await expect(main.locator('div[lang=no]')).toContainText('Vi brøyter nå.');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /[^n]\/aktuelt\/nummer-2$/);
    const english = page.getByRole('banner').getByRole('link', { name: 'English' }).first();
    await expect(english).toHaveAttribute('href', '/en/aktuelt');
    await english.click();
    await expect(page).toHaveURL('/en/aktuelt');
    await expect(page.getByRole('navigation', { name: shared.breadcrumb })).toContainText('News');
  });

  test('a translated article changes its language in place', async ({ page, visit, heading }) => {
    await visit('/aktuelt/nummer-1');
    await expect(heading).toHaveText('Report number 1');
    await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).first().click();
    await expect(heading).toHaveText('Melding nummer 1');
    await expect(page).toHaveURL('/aktuelt/nummer-1');
  });
});

test('the button shares the address, or copies it and says so', async ({ page, visit, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium grants the clipboard');
  const { article } = allTexts('no');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await visit('/aktuelt/nummer-1');
  await page.getByRole('button', { name: article.copy }).click();
  await expect(page.getByRole('status')).toContainText(article.copied.title);
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(copied).toBe(page.url());

  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) });
  });
  await visit('/aktuelt/nummer-1');
  await page.getByRole('button', { name: article.share, exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared);
  expect(shared).toEqual({ title: 'Melding nummer 1', url: page.url() });
});

test.describe('the pages of the news', () => {
  test.use({ bypassCSP: true });

  test('are accessible, and fit every window', async ({ page, visit, errors }) => {
    for (const path of ['/aktuelt', '/aktuelt/side/2', '/aktuelt/nummer-1', '/en/aktuelt/nummer-3']) {
      await visit(path);
      expect(await violations(page), path).toEqual([]);
      for (const size of ['320 700', '768 900']) {
        await resize(page, size);
        expect(await overflow(page), `${path} ${size}`).toBeLessThanOrEqual(0);
      }
      await resize(page, '1440 900');
    }
    expect(errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is whole, and has no button that does nothing', async ({ page }) => {
    await page.goto('/aktuelt/nummer-1');
    const main = page.getByRole('main');
    await expect(main).toContainText('Vi brøyter nå.');
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', { name: 'Forrige' }).click();
    await expect(page).toHaveURL('/aktuelt/nummer-2');
  });
});
