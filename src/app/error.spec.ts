import { breakGallery } from '../../tests/support/page.ts';
import { expect, inBothLanguages, test } from '../../tests/support/test.ts';
import { company } from '../../tests/support/texts.ts';

// docs/product.md, "Errors": an error of the program.

inBothLanguages(() => {
  test('an error of the program shows below the header', async ({ page, visit, texts, heading }) => {
    await visit('/about');
    const main = page.getByRole('main');
    const { error, navigation } = texts.shared;
    await breakGallery(page);
    await page.getByRole('contentinfo').getByRole('link', { name: navigation.gallery }).click();
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expect(heading).toBeFocused();
    await expect(main.getByText(/undefined/)).toBeVisible();
    await expect(main.getByText(error.line)).toBeVisible();
    await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', company.phoneLink);
    await page.getByRole('banner').getByRole('link', { name: navigation.contact, exact: true }).click();
    await expect(heading).toHaveText(texts.contact.banner.title);
    await page.goBack();
    await expect(heading).toHaveText('Unexpected Application Error!');
    await page.unroute('**/content/*/gallery.*.json');
    await main.getByRole('button', { name: error.reload }).click();
    await expect(heading).toHaveText(texts.gallery.banner.title);
  });
});
