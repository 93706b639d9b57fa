import { messageFields } from '../../../common/message-fields.ts';
import { afterNotices, anyContent, expect, phone, test } from '../../../tests/support/test.ts';
import { company, openingHours } from '../../../tests/support/texts.ts';
import { plainText } from '../../page-data/linked-text.ts';

// docs/product.md, "Contact".

test('the page has the company’s details and the form’s fields', async ({ visit, texts, form, main }) => {
  await visit('/contact');
  const { details } = texts.contact;
  for (const [name, href] of [
    [company.phone, company.phoneLink],
    [company.email, company.emailLink],
    [details.facebook, company.facebook],
    // The link is among the details and in the placeholder of the map.
    [details.directions, company.mapsSearchLink],
  ] as const) {
    const links = await main.getByRole('link', { name }).all();
    expect(links.length, name).toBeGreaterThan(0);
    for (const link of links) await expect(link).toHaveAttribute('href', href);
  }
  const list = main.locator('dl').first();
  for (const { days, time } of openingHours.no) {
    const line = list.getByRole('definition').filter({ hasText: days }).filter({ hasText: time });
    await expect(line).toHaveCount(1);
  }
  for (const text of [company.address, plainText(details.onCall), ...details.places.map(plainText)])
    await expect(list).toContainText(text);
  // The fields are found by their labels, which name the optional ones.
  for (const { name } of messageFields) await expect(form[name]).toHaveAttribute('name', name);
  for (const [field, complete] of [
    [form.name, 'name'],
    [form.email, 'email'],
    [form.phone, 'tel'],
  ] as const)
    await expect(field).toHaveAttribute('autocomplete', complete);
  await expect(form.message).toHaveAccessibleDescription(texts.contact.form.messageHint);
  await expect(form.consent).not.toBeChecked();
  await expect(form.send).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the number is one tap away, the form first', anyContent, async ({ page, visit, texts, main }) => {
    await page.clock.setFixedTime(afterNotices);
    await visit('/contact');
    const call = main.getByRole('link', { name: texts.shared.call.phone });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', company.phoneLink);
    const title = main.getByRole('heading', { level: 2 }).first();
    await expect(title).toHaveText(texts.contact.form.title);
    await expect(title).toBeInViewport({ ratio: 1 });
  });
});
