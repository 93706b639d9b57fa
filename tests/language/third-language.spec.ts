import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { developmentServer } from '../support/development-server.ts';
import { copyProject } from '../support/project-copy.ts';
import { sitePort } from '../support/site.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// docs/adding-a-language.md: a language is an entry, its names, its locales and its texts. Faroese, with the English words.

const entry = `{
  code: 'fo', prefix: '/fo', pageWord: 'sida', browserTags: ['fo'], inEveryDocument: false,
},`;
const names = `fo: { name: 'Føroyskt', short: 'FO', norwegianName: 'færøysk' },`;
const locales = `fo: { tag: 'fo-FO', openGraph: 'fo_FO' },`;

/** Gives a group of words in Norwegian and English the English ones in Faroese. */
const withFaroese = (_key: string, value: { en?: unknown } | null) =>
  value?.en === undefined ? value : { ...value, fo: value.en };

test.describe('a project with Faroese', matrix, () => {
  test.describe.configure({ mode: 'serial' });
  const url = developmentServer(sitePort + 6, () => {
    const copy = copyProject('third-language');
    const table = path.join(copy, 'tables/languages.ts');
    const withEntry = readFileSync(table, 'utf8').replace('] as const', `${entry}] as const`);
    const withNames = withEntry.replace('  en: { name', `  ${names}\n  en: { name`);
    writeFileSync(table, withNames.replace('  en: { tag', `  ${locales}\n  en: { tag`));
    cpSync(path.join(copy, 'labels/en.json'), path.join(copy, 'labels/fo.json'));
    cpSync(path.join(copy, 'content/en'), path.join(copy, 'content/fo'), { recursive: true });
    for (const name of ['company.json', 'pictures/pictures.json', 'notice.json']) {
      const file = path.join(copy, 'content', name);
      writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'), withFaroese)));
    }
    return copy;
  });

  test.describe('a Faroese browser', () => {
    test.use({ locale: 'fo-FO' });

    test('is led to Faroese, and stays there from page to page', async ({ page }) => {
      await page.goto(`${url}/about?a=b#c`);
      await expect(page).toHaveURL(`${url}/fo/about?a=b#c`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fo');
      await page.locator('a[href="/fo/services"]').first().click();
      await expect(page).toHaveURL(`${url}/fo/services`);
      await page.goto(`${url}/nothing`);
      await expect(page).toHaveURL(`${url}/fo/nothing`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fo');
    });
  });

  test('the switch leads to each language, and a choice is kept', async ({ page }) => {
    await page.goto(`${url}/about`);
    await hydrated(page);
    const choose = (name: string) => page.getByRole('banner').getByRole('link', { name }).first().click();
    await choose('Føroyskt');
    await expect(page).toHaveURL(`${url}/fo/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fo');
    await page.goto(`${url}/contact`);
    await expect(page).toHaveURL(`${url}/fo/contact`);
    await hydrated(page);
    await choose('English');
    await expect(page).toHaveURL(`${url}/contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('every document names its alternates, only those at / carry English', async ({ request }) => {
    for (const address of ['/about', '/en/about', '/fo/about']) {
      const html = await (await request.get(url + address)).text();
      expect(html).toMatch(/hreflang="fo" href="[^"]*\/fo\/about"/);
      expect(/<template[^>]* id="en"/.test(html), address).toBe(address === '/about');
    }
    expect(await (await request.get(`${url}/sitemap.xml`)).text()).toContain('/fo/services/graving');
  });
});
