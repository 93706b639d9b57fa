import { forEachLanguage } from '../../common/languages.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import { expect, hydrated, inBothLanguages, test } from '../../tests/support/test.ts';
import { company, files } from '../../tests/support/texts.ts';
import { plainText } from '../page-data/linked-text.ts';

// docs/product.md, "Service pages": the checklist of Winter.

test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { print: () => {} })));

test('the checklist asks for a visit, and is printed alone', async ({ page, visit, texts, main }) => {
  await visit('/services/vinterdrift');
  const { agreement, checklist, sheet } = texts.winter;
  await expect(main.getByText(checklist.invitation)).toBeVisible();
  const visitLink = main.getByRole('link', { name: checklist.askForVisit });
  await expect(visitLink).toHaveAttribute('href', '/contact?about=winter');
  const address = main.getByText(sheet.address, { exact: true });
  await expect(address).toHaveCount(0);
  await main.getByRole('button', { name: checklist.print }).click();
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveText([agreement.title]);
  await expect(page.getByRole('listitem').filter({ visible: true })).toHaveText(
    agreement.points.map(plainText),
  );
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(address).toBeVisible();
  const foot = main.locator('p').filter({ visible: true });
  for (const text of [company.name, company.phone, company.email, '/services/vinterdrift'])
    await expect(foot).toContainText(text);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(address).toHaveCount(0);
});

inBothLanguages((language) => {
  test('the longest list fills one sheet of A4', async ({ page, texts, main }) => {
    const words = (length: number) => 'Vintervedlikehold av gangveier '.repeat(length).slice(0, length - 1);
    const points = Array.from({ length: 12 }, (_, index) => `${words(138)}${index + 10}`);
    const agreement = { title: `${words(70)}t`, intro: words(300), points };
    const longest = forEachLanguage((code) => ({ ...files.winter[code], agreement }));
    const winter = { ...files.winter, ...longest };
    await showSite(page, await composeTestSite({ [screenFilePath('winter')]: JSON.stringify(winter) }));
    await page.goto('/services/vinterdrift');
    await hydrated(page);
    await main.getByRole('button', { name: texts.winter.checklist.print }).click();
    await expect(main.getByText(texts.winter.sheet.date, { exact: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    const heights = await main
      .getByRole('listitem')
      .filter({ visible: true })
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    // 12 mm.
    expect(Math.min(...heights)).toBeGreaterThanOrEqual((12 * 96) / 25.4);
    // Printing ends the sheet, so it is last.
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), language).toHaveLength(1);
  });
});
