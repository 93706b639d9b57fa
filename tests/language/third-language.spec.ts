import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { developmentServer } from '../support/development-server.ts';
import { copyProject } from '../support/project-copy.ts';
import { sitePort } from '../support/site.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// docs/adding-a-language.md: a language is one entry and its texts. Polish, with the English words.

const entry = `{
  code: 'pl', name: 'Polski', short: 'PL', norwegianName: 'polsk', prefix: '/pl', browserTags: ['pl'],
  locale: 'pl-PL', openGraphLocale: 'pl_PL', inEveryDocument: false,
},`;

/** Gives every group of words in Norwegian and English the English ones in Polish. */
function addPolish(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const words = value as Record<string, unknown>;
  if ('en' in words) words.pl = words.en;
  for (const inner of Object.values(words)) addPolish(inner);
}

test.describe('a project with Polish', matrix, () => {
  test.describe.configure({ mode: 'serial' });
  const url = developmentServer(sitePort + 6, () => {
    const copy = copyProject('third-language');
    const table = path.join(copy, 'tables/languages.ts');
    writeFileSync(table, readFileSync(table, 'utf8').replace('] as const', `${entry}] as const`));
    cpSync(path.join(copy, 'labels/en.json'), path.join(copy, 'labels/pl.json'));
    cpSync(path.join(copy, 'content/en'), path.join(copy, 'content/pl'), { recursive: true });
    for (const name of ['company.json', 'pictures/pictures.json']) {
      const file = path.join(copy, 'content', name);
      const value = JSON.parse(readFileSync(file, 'utf8'));
      addPolish(value);
      writeFileSync(file, JSON.stringify(value, null, 2));
    }
    return copy;
  });

  test.describe('a Polish browser', () => {
    test.use({ locale: 'pl-PL' });

    test('is led to Polish, and stays there from page to page', async ({ page }) => {
      await page.goto(`${url}/about?a=b#c`);
      await expect(page).toHaveURL(`${url}/pl/about?a=b#c`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await page.locator('a[href="/pl/services"]').first().click();
      await expect(page).toHaveURL(`${url}/pl/services`);
      await page.goto(`${url}/nothing`);
      await expect(page).toHaveURL(`${url}/pl/nothing`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    });
  });

  test('the switch leads to each language, and a choice is kept', async ({ page }) => {
    await page.goto(`${url}/about`);
    await hydrated(page);
    const choose = (name: string) => page.getByRole('banner').getByRole('link', { name }).first().click();
    await choose('Polski');
    await expect(page).toHaveURL(`${url}/pl/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await page.goto(`${url}/contact`);
    await expect(page).toHaveURL(`${url}/pl/contact`);
    await hydrated(page);
    await choose('English');
    await expect(page).toHaveURL(`${url}/contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('every document names its alternates, only those at / carry English', async ({ request }) => {
    for (const address of ['/about', '/en/about', '/pl/about']) {
      const html = await (await request.get(url + address)).text();
      expect(html).toMatch(/hreflang="pl" href="[^"]*\/pl\/about"/);
      expect(/<template[^>]* id="en"/.test(html), address).toBe(address === '/about');
    }
    expect(await (await request.get(`${url}/sitemap.xml`)).text()).toContain('/pl/services/graving');
  });
});
