import { expect, inBothLanguages, matrix, test } from '../../tests/support/test.ts';
import { company, openingHours } from '../../tests/support/texts.ts';
import { plainText } from '../page-data/linked-text.ts';
import { footerNavigation } from './navigation-items.ts';

// docs/product.md, "Footer".

test.use({ timezoneId: 'America/Los_Angeles' });

inBothLanguages((language) => {
  test('the footer has its links, contact details and facts', async ({ page, visit, texts, footer }) => {
    // The year is that of the visit in Oslo, not that of the build.
    await page.clock.setFixedTime('2030-12-31T23:30:00Z');
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
      await expect(footer.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    const hours = openingHours[language].flatMap(({ days, time }) => [days, time]);
    const facts = [company.address, company.organisationNumber, `© 2031 ${company.name}`];
    const onCall = plainText(texts.contact.details.onCall);
    for (const text of [words.description, words.climate, onCall, ...facts, ...hours])
      await expect(footer).toContainText(text);
    await footer.getByRole('button', { name: words.cookieSettings }).click();
    await expect(page.getByRole('dialog', { name: texts.shared.consent.dialogTitle })).toBeVisible();
  });
});

test(
  'a page left open over New Year moves on with the next',
  matrix,
  async ({ page, visit, footer, goTo }) => {
    const shows = (year: number) => expect(footer).toContainText(`© ${year} ${company.name}`);
    await page.clock.setFixedTime('2030-12-31T22:59:00Z');
    await visit('/about');
    await shows(2030);
    await page.clock.setFixedTime('2030-12-31T23:01:00Z');
    await goTo('services');
    await shows(2031);
  },
);
