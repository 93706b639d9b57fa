import { contactForm } from '../support/contact-form.ts';
import { everyPath, services } from '../support/routes.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { company } from '../support/texts.ts';

// What helps a visitor decide: who to call now, what affects the price, questions, what boards need, how it goes.

const onCallLink = `tel:${(company.onCall.phone || company.phone).replaceAll(' ', '')}`;

inBothLanguages((language) => {
  test('a visitor who needs a plow now finds the on-call phone on the front page and the winter page', async ({
    page,
    visit,
    texts,
  }) => {
    const { title, text } = texts.shared.plowing;
    for (const path of ['/', '/services/vinterdrift']) {
      await visit(path);
      const band = page.locator('section', { has: page.getByRole('heading', { name: title }) });
      await expect(band, path).toContainText(text);
      await expect(band.getByRole('link'), path).toHaveAttribute('href', onCallLink);
    }
  });

  for (const { path, screen } of services) {
    test(`the ${screen} page says what affects the price, and answers questions`, async ({
      page,
      visit,
      texts,
    }) => {
      await visit(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: texts.shared.price })).toBeVisible();
      await expect(main.getByText(texts[screen].price)).toBeVisible();
      for (const { question, answer } of texts[screen].questions) {
        const shown = main.getByText(answer);
        await expect(shown).toBeHidden();
        await main.getByText(question, { exact: true }).click();
        await expect(shown).toBeVisible();
      }
    });
  }

  test('a board finds what to send, and from there what the plowing agreement should say', async ({
    page,
    visit,
    texts,
  }) => {
    await visit('/services');
    const { boards, questions } = texts.services;
    for (const text of [...boards.paragraphs, ...boards.points, ...questions.map((one) => one.question)]) {
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: boards.agreement }).click();
    await expect(page).toHaveURL(/\/services\/vinterdrift#agreement$/);
    const { agreement } = texts.winter;
    await expect(page.getByRole('heading', { name: agreement.title })).toBeInViewport();
    const list = page.locator('#agreement');
    for (const point of agreement.points) await expect(list.getByText(point)).toBeVisible();
  });

  test('the contact page says how it goes, where the company works and what to write', async ({
    page,
    visit,
    texts,
  }) => {
    await visit('/contact');
    const { steps, details, form } = texts.contact;
    const list = page.getByRole('list').filter({ hasText: steps.items[0] ?? '' });
    await expect(list.getByRole('listitem')).toHaveText(steps.items);
    for (const place of details.places) {
      await expect(page.getByRole('definition').filter({ hasText: place })).toBeVisible();
    }
    const { message } = contactForm(page, texts.contact);
    await expect(message).toHaveAccessibleDescription(form.messageHint);
  });

  test('every page says that its pictures are illustrations', async ({ page, texts }) => {
    for (const path of everyPath) {
      await page.goto(language === 'en' ? `/en${path}` : path);
      const line = page.getByRole('contentinfo').getByText(texts.shared.footer.illustrations);
      await expect(line, path).toHaveCount(company.picturesAreIllustrations ? 1 : 0);
    }
  });
});

test('without scripts a question opens too, and its answer is in the document', async ({
  browser,
  texts,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/services/trepleie');
  const [first] = texts.arborist.questions;
  await expect(page.getByText(first?.answer ?? '')).toBeHidden();
  await page.getByText(first?.question ?? '', { exact: true }).click();
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
  await context.close();
});
