import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { builtCode } from '../../../builder/code/built-code.ts';
import { type ComposedSite, composeSite } from '../../../builder/compose/compose-site.ts';
import { readNews } from '../../../builder/news/read-news.ts';
import { type HostEnv, listenerOf } from '../../../server/answer.ts';
import { serveComposed } from '../../../server/preview.ts';
import { violations } from '../../../tests/support/axe.ts';
import { overflow, resize } from '../../../tests/support/page.ts';
import { type Served, serve } from '../../../tests/support/servers.ts';
import { root, testFormService } from '../../../tests/support/site.ts';
import { test as base, expect, matrix } from '../../../tests/support/test.ts';
import { allTexts, files } from '../../../tests/support/texts.ts';

// docs/product.md, "News": a site of two hundred articles, whatever content/ has.

/** What a made article says. English is left out where there is no title in it. */
interface MadeArticle {
  date: string;
  title: string;
  english?: string;
  picture?: string;
  text: string;
}

/** Writes the file of a made article. */
function articleSource({ date, title, english, picture, text }: MadeArticle): string {
  const facts = [`date: ${date}`, `title: ${title}`];
  if (english) facts.push(`title-en: ${english}`);
  if (picture) facts.push(`picture: ${picture}`);
  const translation = english ? ['[english]', '', `In English: ${text}`] : [];
  return ['---', ...facts, '---', '', text, '', ...translation].join('\n');
}

/**
 * Composes the site of content/ with other articles, by their slugs, and serves it. Each file is made when it is asked
 * for.
 */
async function serveArticles(
  articles: Readonly<Record<string, MadeArticle>>,
  now?: Date,
): Promise<Served & { site: ComposedSite }> {
  const own = (await readNews(root, null)).map(({ file }) => [file, null] as const);
  const made = Object.entries(articles).map(
    ([slug, article]) => [`content/news/${slug}.md`, articleSource(article)] as const,
  );
  const code = await builtCode(root);
  const changes = new Map([...own, ...made]);
  const site = await composeSite(root, { root, changes }, code, { formService: testFormService }, now);

  const app = new Hono<HostEnv>().all(
    '*',
    serveComposed(code, async () => site),
  );
  return { ...(await serve(createServer(listenerOf(app)))), site };
}

const picture = files.news.pictures.banner;
const inText = files.home.pictures.hero[1] ?? picture;

/** The day of an article, by its place in the list: the newest is the first. */
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

/** For tests of a site of two hundred articles, whatever content/ has. */
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

/** The byte budget of docs/testing.md, and what budgets.spec.ts allows the headers. */
const firstRoundTrip = 14_600;
const mostHeaders = 1000;

test('the list opens an article, and Back returns', matrix, async ({ page, visit, heading, errors }) => {
  await visit('/aktuelt');
  const list = page.getByRole('main').getByRole('article');
  await expect(list).toHaveCount(10);
  await expect(list.first().getByRole('img')).toHaveCount(1);
  await expect(list.nth(2).getByRole('img')).toHaveCount(0);
  const link = list.nth(6).getByRole('link', { name: 'Melding nummer 7' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  // It is fetched when it is pointed at, and not again for the click.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const texts = () => fetched.filter((url) => url.includes('/content/no/article-nummer-7.'));
  await link.hover();
  await expect.poll(texts).toHaveLength(1);
  await link.click();

  await expect(page).toHaveURL('/aktuelt/nummer-7');
  await expect(heading).toHaveText('Melding nummer 7');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Melding nummer 7/);
  expect(texts()).toHaveLength(1);
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

test('newer and older lead through articles', matrix, async ({ page, visit, heading }) => {
  const labels = allTexts('no').article;
  const neighbors = page.getByRole('navigation', { name: labels.navigation });
  await visit('/aktuelt/nummer-1');
  await expect(neighbors.getByRole('link')).toHaveCount(1);
  await neighbors.getByRole('link', { name: `${labels.older} Melding nummer 2` }).click();
  await expect(heading).toHaveText('Melding nummer 2');
  await neighbors.getByRole('link', { name: labels.newer }).click();
  await expect(heading).toHaveText('Melding nummer 1');
});

test('the earlier ones are listed by date and title', matrix, async ({ page, visit, heading }) => {
  await visit('/aktuelt');
  const earlier = page.getByRole('region', { name: allTexts('no').news.earlier }).getByRole('listitem');
  await expect(earlier).toHaveCount(190);
  await expect(earlier.first()).toContainText('Melding nummer 11');
  await expect(earlier.first().locator('time')).toHaveAttribute('datetime', day(10));
  await earlier.last().getByRole('link').click();
  await expect(heading).toHaveText('Melding nummer 200');
});

test('each page of the news fits the first round trip', matrix, async ({ request }) => {
  const paths = ['/aktuelt', '/en/aktuelt', '/aktuelt/nummer-1', '/aktuelt/nummer-2'];
  for (const path of paths) {
    const html = await (await request.get(path)).body();
    expect(brotliCompressSync(html).length + mostHeaders, path).toBeLessThanOrEqual(firstRoundTrip);
  }
  // What every page of the site loads knows nothing of them.
  const screens = await (await request.get('/texts/no.json')).text();
  expect(screens).not.toContain('nummer-');
  const news = await (await request.get('/texts/no-news.json')).json();
  expect(Object.keys(news.files)).toContain('article-nummer-200');
});

test('an unknown article is the 404 page', matrix, async ({ page, request, visit, heading }) => {
  for (const path of ['/aktuelt/finnes-ikke', '/en/aktuelt/nothing', '/en/aktuelt/nummer-2']) {
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

test.describe('for a reader of English', () => {
  test.use({ language: 'en' });

  test('one in Norwegian only says so', matrix, async ({ page, visit, heading }) => {
    const { article, shared } = allTexts('en');
    await visit('/en/aktuelt');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles.first()).toHaveText('Report number 1');
    await expect(titles.nth(1)).toHaveText('Report number 3');

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

    await visit('/aktuelt/nummer-1');
    await expect(heading).toHaveText('Report number 1');
    await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).first().click();
    await expect(heading).toHaveText('Melding nummer 1');
    await expect(page).toHaveURL('/aktuelt/nummer-1');
  });
});

test.describe('the pages of the news', () => {
  test.use({ bypassCSP: true });

  test('are accessible, and fit every window', matrix, async ({ page, visit, errors }) => {
    for (const path of ['/aktuelt', '/aktuelt/nummer-1', '/en/aktuelt/nummer-3']) {
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

  test('an article is whole', matrix, async ({ page }) => {
    await page.goto('/aktuelt/nummer-1');
    const main = page.getByRole('main');
    await expect(main).toContainText('Vi brøyter nå.');
    await main.getByRole('link', { name: 'Forrige' }).click();
    await expect(page).toHaveURL('/aktuelt/nummer-2');
  });
});
