import { brotliCompressSync } from 'node:zlib';
import type { ComposedSite } from '../../../builder/compose/compose-site.ts';
import { articleFile } from '../../../content-model/content-files.ts';
import type { ArticleValue } from '../../../content-model/screens/article.ts';
import { composeTestSite, showSite } from '../../../tests/support/compose-test-site.ts';
import { violations } from '../../../tests/support/page.ts';
import { expect, matrix, test } from '../../../tests/support/test.ts';
import { allTexts, articles, files } from '../../../tests/support/texts.ts';

// docs/product.md, "News": a site of two hundred articles. pages/documents.spec.ts tests the page without articles.

const picture = files.news.pictures.banner;
const inText = files.home.pictures.hero[1] ?? picture;

/** Text without the formatting of the desk's buttons, which shows as it was typed. */
const plainLines = '15. oktober:\n    2*3 m og  4*6 m\n- 10 grader, "kanskje"';

const day = (number: number) =>
  new Date(Date.UTC(2026, 0, 21) - number * 86_400_000).toISOString().slice(0, 10);

/** The second article, and every fifth after it, is in Norwegian only. */
function articleSource(number: number): string {
  const text = `Vi brøyter **nå**, og dette er melding ${number}.\n\n## Når\n\n![](${inText})\n\n${plainLines}`;
  const english = { title: `Report number ${number}`, text: `In English: ${text}` };
  const article: ArticleValue = {
    date: day(number),
    shown: true,
    picture: number % 3 ? picture : null,
    no: { title: `Melding nummer ${number}`, text },
    en: number % 5 === 2 ? { title: '', text: '' } : english,
  };
  return JSON.stringify(article);
}

let site: ComposedSite;
test.beforeAll(async () => {
  const own = articles.map(({ slug }) => [articleFile(slug), null] as const);
  const made = Array.from({ length: 200 }, (_, index) => index + 1).map(
    (number) => [articleFile(`nummer-${number}`), articleSource(number)] as const,
  );
  site = await composeTestSite(Object.fromEntries([...own, ...made]));
});
test.beforeEach(({ page }) => showSite(page, site));

test('the list leads to an article', matrix, async ({ page, visit, heading, main, errors }) => {
  await visit('/aktuelt');
  const list = main.getByRole('article');
  await expect(list.first().getByRole('img')).toHaveCount(1);
  await expect(list.nth(2).getByRole('img')).toHaveCount(0);
  await list.nth(6).getByRole('link', { name: 'Melding nummer 7' }).click();
  await expect(page).toHaveURL('/aktuelt/nummer-7');
  await expect(heading).toHaveText('Melding nummer 7');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Melding nummer 7/);
  await expect(main.locator('time')).toHaveAttribute('datetime', day(7));
  const headings = [/^Når$/, allTexts('no').shared.consultation.title];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
  // biome-ignore lint/performance/useDomNodeTextContent: whether the lines show
  expect(await main.getByText('15. oktober').innerText()).toBe(plainLines);
  const image = main.locator('figure img');
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('alt', /\S/);
  expect(errors).toEqual([]);
});

test('the earlier articles follow in the same list', matrix, async ({ page, visit, main, heading }) => {
  await visit('/aktuelt');
  const list = main.getByRole('article');
  await expect(list).toHaveCount(200);
  await expect(list.nth(9).locator('p')).toHaveCount(1);
  await expect(list.nth(10)).toContainText('Melding nummer 11');
  await expect(list.nth(10).locator('time')).toHaveAttribute('datetime', day(11));
  for (const part of ['p', 'picture']) await expect(list.nth(10).locator(part)).toHaveCount(0);
  await list.last().getByRole('link').click();
  await expect(page).toHaveURL('/aktuelt/nummer-200');
  await expect(heading).toHaveText('Melding nummer 200');
});

test('news pages are small, or are 404', matrix, async ({ page, visit, heading }) => {
  for (const path of ['/aktuelt', '/en/aktuelt', '/aktuelt/nummer-1', '/aktuelt/nummer-2']) {
    const document = await (await visit(path))?.body();
    expect(brotliCompressSync(document ?? '').length, path).toBeLessThan(20_000);
  }
  await visit('/aktuelt');
  await page.evaluate(() => {
    history.pushState({}, '', '/aktuelt/borte');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading).toHaveText('Oops! Page not found');
});

test.describe('for a reader of English', () => {
  test.use({ language: 'en' });

  test('an article in Norwegian only is marked', matrix, async ({ page, visit, heading, main, choose }) => {
    await visit('/en/aktuelt');
    const titles = main.getByRole('heading', { level: 2 });
    await expect(titles.nth(0)).toHaveText('Report number 1');
    await expect(titles.nth(1)).toHaveText('Report number 3');

    await visit('/aktuelt/nummer-2');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading).toHaveAttribute('lang', 'no');
    await expect(main.getByText(allTexts('en').article.onlyNorwegian)).toBeVisible();
    await expect(main.locator('div[lang=no]')).toContainText('Vi brøyter nå');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^n]\/aktuelt\/nummer-2$/);
    await choose('English');
    await expect(page).toHaveURL('/en/aktuelt');

    await visit('/aktuelt/nummer-1');
    await expect(heading).toHaveText('Report number 1');
    await choose('Norsk');
    await expect(heading).toHaveText('Melding nummer 1');
    await expect(page).toHaveURL('/aktuelt/nummer-1');
  });
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('news pages are accessible', matrix, async ({ page, visit, errors }) => {
    for (const path of ['/aktuelt', '/aktuelt/nummer-1', '/en/aktuelt/nummer-3']) {
      await visit(path);
      expect(await violations(page), path).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});
