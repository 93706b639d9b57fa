import { expect, inBothLanguages, test } from '../../tests/support/test.ts';
import { company, openingHours } from '../../tests/support/texts.ts';
import { footerNavigation } from './navigation-items.ts';

// docs/product.md, "Footer".

inBothLanguages((language) => {
  test('the footer has its links, contact details and facts', async ({ page, visit, texts, footer }) => {
    // The year is that of the visit, not that of the build.
    await page.clock.setFixedTime('2031-03-01T12:00:00Z');
    const words = texts.shared.footer;
    await visit('/services/graving');
    const links = footerNavigation(texts.shared);
    const list = footer.getByRole('navigation', { name: words.navigation }).getByRole('link');
    await expect(list).toHaveText(links.map(({ label }) => label));
    for (const [index, { path }] of links.entries())
      await expect(list.nth(index)).toHaveAttribute('href', path);
    for (const [name, href] of [
      [company.phone, company.phoneLink],
      [company.email, company.emailLink],
      [texts.shared.header.facebook, company.facebook],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    const hours = openingHours[language].flatMap(({ days, time }) => [days, time]);
    const facts = [company.address, company.organisationNumber, `© 2031 ${company.name}`];
    for (const text of [words.description, words.climate, ...facts, ...hours])
      await expect(footer).toContainText(text);
    await footer.getByRole('button', { name: words.cookieSettings }).click();
    await expect(page.getByRole('dialog', { name: texts.shared.consent.dialogTitle })).toBeVisible();
  });
});
