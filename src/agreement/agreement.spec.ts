import { forEachLanguage } from '../../common/languages.ts';
import { companyFile } from '../../content-model/company.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';
import { maximalCompany } from '../../content-model/testing/example-company.ts';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import { expect, hydrated, inBothLanguages, matrix, test } from '../../tests/support/test.ts';
import { company, files, interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Service pages": the folded list of Winter.

test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { print: () => {} })));

test('the folded list has all points, and is printed alone', matrix, async ({ page, visit, texts, main }) => {
  const { agreement, sheet } = texts.winter;
  test.skip(!agreement, 'The list is off.');
  if (!agreement) return;
  await visit('/services/vinterdrift');
  const list = main.locator('details', {
    has: page.getByRole('heading', { name: agreement.title, exact: true }),
  });
  await expect(list.getByRole('listitem').first()).toBeHidden();
  await list.locator('summary').click();
  await expect(list.getByText(agreement.intro)).toBeVisible();
  await expect(list.getByRole('listitem').filter({ visible: true })).toHaveText(agreement.points);

  await list.getByRole('button', { name: sheet.print }).click();
  const address = main.getByText(sheet.address, { exact: true });
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveText([agreement.title]);
  await expect(main.getByRole('rowheader').filter({ visible: true })).toHaveText(agreement.points);
  const quotes = [1, 2, 3].map((number) => interpolate(sheet.quote, { number }));
  await expect(main.getByRole('columnheader')).toHaveText(quotes);
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(address).toBeVisible();
  const foot = main.locator('p').filter({ visible: true });
  for (const text of [company.name, company.phone, company.email, '/services/vinterdrift'])
    await expect(foot).toContainText(text);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(address).toHaveCount(0);
});

/** The files of a site whose agreement is another, in each language. */
function winterWith(agreement: (typeof files.winter)['no']['agreement']) {
  const texts = forEachLanguage((code) => ({ ...files.winter[code], agreement }));
  return { [screenFilePath('winter')]: JSON.stringify({ ...files.winter, ...texts }) };
}

inBothLanguages((language) => {
  test('the longest list fits on one sheet of A4 or Letter', matrix, async ({ page, texts, main }) => {
    const words = (length: number) => 'Vintervedlikehold av gangveier '.repeat(length).slice(0, length);
    const points = Array.from({ length: 12 }, (_, index) => `${words(137)}.${index + 10}`);
    const longest = { title: `${words(69)}.`, intro: words(300).trim(), points };
    const site = {
      ...winterWith(longest),
      [companyFile]: JSON.stringify({ ...maximalCompany(), area: company.area }),
    };
    await showSite(page, await composeTestSite(site));
    await page.goto('/services/vinterdrift');
    await hydrated(page);
    await main.locator('summary').first().click();
    for (const format of ['A4', 'Letter']) {
      await page.emulateMedia({ media: 'screen' });
      await main.getByRole('button', { name: texts.winter.sheet.print }).click();
      await expect(main.getByText(texts.winter.sheet.date, { exact: true })).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader'), visible: true });
      const heights = await rows.evaluateAll((shown) =>
        shown.map((row) => row.getBoundingClientRect().height),
      );
      expect(heights).toHaveLength(12);
      // 12 mm.
      expect(Math.min(...heights)).toBeGreaterThanOrEqual((12 * 96) / 25.4);
      // Printing ends the sheet, so it is last.
      const pdf = await page.pdf({ preferCSSPageSize: true, format });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), `${language} ${format}`).toHaveLength(1);
    }
  });
});
