import { forEachLanguage } from '../../common/languages.ts';
import { companyFile } from '../../content-model/company.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';
import { maximalCompany } from '../../content-model/testing/sample.ts';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import { expect, hydrated, inBothLanguages, test } from '../../tests/support/test.ts';
import { company, files, interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Service pages": the checklist of Winter.

test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { print: () => {} })));

test('the checklist asks for a visit, and is printed alone', async ({ page, visit, texts, main }) => {
  await visit('/services/vinterdrift');
  const { agreement, checklist, sheet } = texts.winter;
  await expect(main.getByText(checklist.invitation)).toBeVisible();
  const visitLink = main.getByRole('link', { name: checklist.askForVisit, exact: true });
  await expect(visitLink).toHaveAttribute('href', '/contact?about=winter');
  const address = main.getByText(sheet.address, { exact: true });
  await expect(address).toHaveCount(0);
  await main.getByRole('button', { name: checklist.print }).click();
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveText([agreement.title]);
  const points = page.getByRole('listitem').filter({ visible: true });
  await expect(points).toHaveCount(agreement.points.length);
  await expect(points).toContainText(agreement.points.map(({ question }) => question));
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(address).toBeVisible();
  const foot = main.locator('p').filter({ visible: true });
  for (const text of [company.name, company.phone, company.email, '/services/vinterdrift'])
    await expect(foot).toContainText(text);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(address).toHaveCount(0);
});

type Agreement = (typeof files.winter)['no']['agreement'];

/** The files of a site whose agreement is another, in each language. */
function winterWith(agreement: Record<'no' | 'en', Partial<Agreement>>) {
  const texts = forEachLanguage((code) => ({
    ...files.winter[code],
    agreement: { ...files.winter[code].agreement, ...agreement[code] },
  }));
  return { [screenFilePath('winter')]: JSON.stringify({ ...files.winter, ...texts }) };
}

inBothLanguages((language) => {
  test('an answer of the firm is below its point, and in the first box on paper', async ({
    page,
    texts,
    main,
  }) => {
    const answer = 'Fra 3 cm, uten at dere ringer';
    const [answered, open] = ['Hvor mye snø?', 'Hvor tidlig?'];
    // The English page shows the Norwegian answer.
    const own = forEachLanguage((code) => ({
      points: [
        { question: answered, answer: code === 'no' ? answer : '' },
        { question: open, answer: '' },
      ],
    }));
    await showSite(page, await composeTestSite(winterWith(own)));
    await page.goto('/services/vinterdrift');
    await hydrated(page);
    const { checklist, sheet } = texts.winter;
    const point = (text: string) => main.getByRole('listitem').filter({ hasText: text });
    await expect(point(answered)).toHaveText(answered + checklist.ourAnswer + answer);
    await expect(point(open)).toHaveText(open);
    const ownAnswer = main.getByText(answer, { exact: true });
    await expect(ownAnswer).toHaveJSProperty('lang', language === 'no' ? '' : 'no');
    await main.getByRole('button', { name: checklist.print }).click();
    await page.emulateMedia({ media: 'print' });
    const quote = (number: number) => main.getByText(interpolate(sheet.quote, { number }), { exact: true });
    await expect(quote(1)).toHaveCount(0);
    for (const number of [2, 3]) await expect(quote(number)).toBeVisible();
    const column = await main.getByText(company.name, { exact: true }).boundingBox();
    const box = await ownAnswer.boundingBox();
    expect(box?.x).toBeGreaterThan(column?.x ?? Number.POSITIVE_INFINITY);
    expect(box?.x).toBeLessThan((await quote(2).boundingBox())?.x ?? 0);
    await expect(main.getByText(checklist.ourAnswer)).toBeHidden();
  });

  for (const answerLength of [0, 80]) {
    test(`the longest list fills one sheet of A4 or Letter, with answers of ${answerLength} characters`, async ({
      page,
      texts,
      main,
    }) => {
      const words = (length: number) => 'Vintervedlikehold av gangveier '.repeat(length).slice(0, length);
      const points = Array.from({ length: 12 }, (_, index) => ({
        question: `${words(137)}.${index + 10}`,
        answer: answerLength > 0 ? `${words(answerLength - 1)}.` : '',
      }));
      const agreement = { title: `${words(69)}.`, intro: words(300).trim(), points };
      const longest = forEachLanguage(() => agreement);
      const site = { ...winterWith(longest), [companyFile]: JSON.stringify(maximalCompany()) };
      await showSite(page, await composeTestSite(site));
      await page.goto('/services/vinterdrift');
      await hydrated(page);
      for (const format of ['A4', 'Letter']) {
        await page.emulateMedia({ media: 'screen' });
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
        const pdf = await page.pdf({ preferCSSPageSize: true, format });
        expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), `${language} ${format}`).toHaveLength(1);
      }
    });
  }
});
