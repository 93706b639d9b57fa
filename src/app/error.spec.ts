import { violations } from '../../tests/support/page.ts';
import { expect, test } from '../../tests/support/test.ts';
import { company } from '../../tests/support/texts.ts';

// docs/product.md, "Errors": an error of the program.

// The policy would block axe.
test.use({ bypassCSP: true });

test('an error keeps the header', async ({ page, visit, texts, heading, main, clickFooterLink }) => {
  await visit('/services');
  const { error } = texts.shared;
  // Page data without pictures makes the screen fail.
  const data = '**/content/*/about.*.json';
  await page.route(data, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pictures: {} } });
  });
  await clickFooterLink('about');
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  expect(await violations(page)).toEqual([]);
  await expect(main.getByText(/undefined/)).toBeVisible();
  await expect(main.getByText(error.line)).toBeVisible();
  await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', company.phoneLink);
  await clickFooterLink('contact');
  await expect(heading).toHaveText(texts.contact.banner.title);
  await expect(page).toHaveTitle(texts.contact.meta.title);
  await page.goBack();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await page.unroute(data);
  await main.getByRole('button', { name: error.reload }).click();
  await expect(heading).toHaveText(texts.about.banner.title);
});
