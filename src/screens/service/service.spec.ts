import type { Locator } from '@playwright/test';
import { companyFile } from '../../../content-model/company.ts';
import { maximalCompany } from '../../../content-model/testing/example-company.ts';
import { composeTestSite, showSite } from '../../../tests/support/compose-test-site.ts';
import { boxOf } from '../../../tests/support/page.ts';
import { services } from '../../../tests/support/site.ts';
import { expect, matrix, test } from '../../../tests/support/test.ts';
import { company, files, type Texts } from '../../../tests/support/texts.ts';

// docs/product.md, "Service pages".

async function expectQuestions(section: Locator, questions: NonNullable<Texts['winter']['questions']>) {
  const last = questions.at(-1);
  if (!last) return expect(section).toHaveCount(0);
  await expect(section.locator('summary, h3')).toHaveText(questions.map(({ question }) => question));
  const answer = section.locator('p').last();
  // A single question is open.
  if (questions.length > 1) {
    await expect(answer).toBeHidden();
    await section.locator('summary').last().click();
  }
  await expect(answer).toHaveText(last.answer);
  await expect(answer).toBeVisible();
}

test('a service page has alternating rows and its parts in order', async ({ page, visit, texts, main }) => {
  const check = async ({ path, screen }: (typeof services)[number]) => {
    await visit(path);
    const { rows, price, questions = [], priceTitle } = texts[screen];
    const expected = [
      ...(price ? [priceTitle] : []),
      ...(screen === 'winter' && texts.winter.agreement ? [texts.winter.agreement.title] : []),
      ...(questions.length > 0 ? [texts.shared.questions] : []),
      texts.shared.consultation.title,
    ];
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(-expected.length)).toEqual(expected);
    const sides: boolean[] = [];
    for (const [name, row] of Object.entries(rows)) {
      const region = main.locator(`section[aria-labelledby=${name}]`);
      const heading = region.getByRole('heading', { level: 2 });
      await expect(heading).toContainText(row.title);
      await expect(region.getByRole('listitem')).toHaveText(row.points);
      if (files[screen].pictures.rows[name])
        sides.push((await boxOf(region.locator('img'))).x < (await boxOf(heading)).x);
    }
    expect(sides).toEqual(sides.map((_side, index) => index % 2 === 0));

    const section = (title: string) =>
      main.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
    if (price) await expect(section(priceTitle)).toContainText(price);
    await expectQuestions(section(texts.shared.questions), questions);

    const last = main.locator('section').last();
    await expect(last.getByRole('heading')).toHaveText(texts.shared.consultation.title);
    const { contact, phone } = texts.shared.call;
    await expect(last.getByRole('link', { name: contact })).toHaveAttribute(
      'href',
      `/contact?about=${screen}`,
    );
    await expect(last.getByRole('link', { name: phone })).toHaveAttribute('href', company.phoneLink);
  };
  for (const service of services) await test.step(service.screen, () => check(service));
});

test('the title of ice planing leads to the document, if there is one', async ({ page, texts, main }) => {
  const row = main.locator('section[aria-labelledby=icePlaning]');
  for (const icePlaningDocument of ['https://firma.test/is.pdf', '']) {
    const firm = { ...maximalCompany(), area: company.area, icePlaningDocument };
    await showSite(page, await composeTestSite({ [companyFile]: JSON.stringify(firm) }));
    await page.goto('/services/vinterdrift');
    await expect(row.getByRole('heading')).toContainText(texts.winter.rows.icePlaning?.title ?? '');
    const links = row.locator(`[href="${icePlaningDocument}"]`, { hasText: texts.winter.opensExternal });
    await expect(links).toHaveCount(icePlaningDocument ? 1 : 0);
  }
});

test('eight works are shipped', matrix, ({ texts }) => {
  test.skip(!process.env.SHIPPED_CONTENT, 'Any firm has as many works as it has. Only .ci/run sets this.');
  expect(texts.excavation.rows.excavation?.points).toHaveLength(8);
});

test(
  'on a phone the words stand before their picture, and the number on the sign of winter',
  matrix,
  async ({ page, visit, main }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path, screen } of services) {
      await visit(path);
      const numbers = main.getByText(company.phone).filter({ visible: true });
      await expect(numbers, path).toHaveCount(screen === 'winter' ? 2 : 1);
      for (const row of await main.locator('section[aria-labelledby]:has(img)').all()) {
        const words = await boxOf(row.getByRole('heading'));
        expect(words.y, path).toBeLessThan((await boxOf(row.locator('img'))).y);
      }
    }
  },
);
