import { afterNotices, expect, firms, inBothLanguages, phone, test } from '../../../tests/support/test.ts';
import { company, openingHours } from '../../../tests/support/texts.ts';
import { plainText } from '../../content/linked-text.ts';

// docs/product.md, "Contact".

inBothLanguages((language) => {
  test('the page has the company’s details and the form’s fields', async ({ page, visit, texts, form }) => {
    await visit('/contact');
    const { details } = texts.contact;
    const main = page.getByRole('main');
    const call = main.getByRole('link', { name: company.phone }).first();
    await expect(call).toHaveAttribute('href', company.phoneLink);
    await expect(main.getByRole('link', { name: company.email })).toHaveAttribute('href', company.emailLink);
    const list = main.locator('dl').first();
    for (const { days, time } of openingHours[language]) {
      const line = list.getByRole('definition').filter({ hasText: days }).filter({ hasText: time });
      await expect(line).toHaveCount(1);
    }
    await expect(list).toContainText(plainText(details.onCall));
    for (const place of details.places) await expect(list).toContainText(plainText(place));
    const facebook = main.getByRole('link', { name: details.facebook });
    await expect(facebook).toHaveAttribute('href', company.facebook);
    // Once among the details, once in place of the map.
    for (const address of await main.getByText(company.address).all()) await expect(address).toBeVisible();
    const maps = main.getByRole('link', { name: details.directions });
    await expect(maps).toHaveCount(2);
    for (const map of await maps.all()) await expect(map).toHaveAttribute('href', company.mapsSearchLink);
    const { optional } = texts.contact.form;
    for (const [field, name, complete, isOptional] of [
      [form.name, 'name', 'name', true],
      [form.email, 'email', 'email', false],
      [form.phone, 'phone', 'tel', true],
      [form.message, 'message', null, false],
    ] as const) {
      await expect(field).toHaveAttribute('name', name);
      if (complete) await expect(field).toHaveAttribute('autocomplete', complete);
      await expect(field).toHaveAccessibleName(isOptional ? new RegExp(`\\(${optional}\\)$`) : /^[^(]+$/);
    }
    await expect(form.message).toHaveAccessibleDescription(texts.contact.form.messageHint);
    await expect(form.consent).not.toBeChecked();
    await expect(form.send).toBeEnabled();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the number is one tap away, and the form comes first', firms, async ({ page, visit, texts }) => {
    await page.clock.setFixedTime(afterNotices);
    await visit('/contact');
    const main = page.getByRole('main');
    const { details, form, map, steps } = texts.contact;
    const call = main.getByRole('link', { name: texts.shared.call.phone });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', company.phoneLink);
    await expect(main.getByRole('heading', { name: form.title })).toBeInViewport({ ratio: 1 });
    const titles = [form, details, steps, map].map(({ title }) => title);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles);
  });
});
