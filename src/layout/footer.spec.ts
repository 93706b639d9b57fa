import { boxOf, resize } from '../../tests/support/page.ts';
import { expect, inBothLanguages, test } from '../../tests/support/test.ts';
import { company, openingHours } from '../../tests/support/texts.ts';
import { footerNavigation } from './navigation-items.ts';

// docs/product.md, "Footer".

inBothLanguages((language) => {
  test('the footer has its links, contact details and facts', async ({ page, visit, texts }) => {
    // The year is that of the visit, not that of the build.
    await page.clock.setFixedTime('2031-03-01T12:00:00Z');
    const { footer, header, consent } = texts.shared;
    await visit('/services/graving');
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText(footer.description);
    const links = footerNavigation(texts.shared);
    const specified = ['/', '/about', '/services', '/gallery', '/contact', '/personvern'];
    expect(links.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
    const list = foot.getByRole('navigation', { name: footer.navigation }).getByRole('link');
    await expect(list).toHaveText(links.map(({ label }) => label));
    for (const [index, { path }] of links.entries()) {
      await expect(list.nth(index)).toHaveAttribute('href', path);
    }
    await expect(foot.getByRole('link', { name: company.phone })).toHaveAttribute('href', company.phoneLink);
    await expect(foot.getByRole('link', { name: company.email })).toHaveAttribute('href', company.emailLink);
    const social = foot.getByRole('link', { name: header.facebook });
    await expect(social).toHaveAttribute('href', company.facebook);
    for (const text of [company.address, company.organisationNumber, footer.climate]) {
      await expect(foot).toContainText(text);
    }
    for (const { days, time } of openingHours[language]) {
      await expect(foot.getByText(days, { exact: true })).toBeVisible();
      await expect(foot).toContainText(time);
    }
    await expect(foot).toContainText(`© 2031 ${company.name}`);
    // On a phone, in two columns.
    await resize(page, '390 844');
    const navigation = await boxOf(foot.getByRole('navigation', { name: footer.navigation }));
    const contact = await boxOf(foot.locator('address'));
    expect(contact.x).toBeGreaterThanOrEqual(navigation.right);
    expect(contact.y).toBeLessThan(navigation.bottom);
    await foot.getByRole('button', { name: footer.cookieSettings }).click();
    await expect(page.getByRole('dialog', { name: consent.dialogTitle })).toBeVisible();
  });
});
