import { messageFields } from '../../../common/message-fields.ts';
import { afterNotices, anyContent, engines, expect, matrix, test } from '../../../tests/support/test.ts';
import { company, facebookLink, interpolate, openingHours } from '../../../tests/support/texts.ts';

// docs/product.md, "Contact" and "Map".

test('the page has the company’s details and the form’s fields', async ({ visit, texts, form, main }) => {
  await visit('/contact');
  const { details } = texts.contact;
  for (const [name, href] of [
    [company.phone, company.phoneLink],
    [company.email, company.emailLink],
    ...facebookLink(details.facebook),
    [texts.contact.map.page, company.mapsSearchLink],
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
  for (const text of [company.address, details.onCall, details.area]) await expect(list).toContainText(text);
  // The fields are found by their labels, which name the optional ones.
  for (const field of messageFields) {
    await expect(form[field.name]).toHaveAttribute('name', field.name);
    if ('autoComplete' in field)
      await expect(form[field.name]).toHaveAttribute('autocomplete', field.autoComplete);
  }
  await expect(form.message).toHaveAccessibleDescription(texts.contact.form.messageHint);
  await expect(form.consent).not.toBeChecked();
  await expect(form.send).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the form comes first', anyContent, async ({ page, visit, texts, main }) => {
    await page.clock.setFixedTime(afterNotices);
    await visit('/contact');
    const title = main.getByRole('heading', { level: 2 }).first();
    await expect(title).toHaveText(texts.contact.form.title);
    await expect(title).toBeInViewport({ ratio: 1 });
  });
});

test('the map needs consent', engines, async ({ page, visit, texts }) => {
  // The link can have the focus, as controls of the real map can: a browser may pass over a frame without any.
  const answer = { contentType: 'text/html', body: '<a href="/">kart</a>' };
  await page.route('https://www.google.com/**', (route) => route.fulfill(answer));
  await visit('/contact');
  const { map } = texts.contact;
  const { consent, footer } = texts.shared;
  const frame = page.getByTitle(interpolate(map.frameTitle, { address: company.address }));
  const placeholder = page.getByRole('region', { name: map.title }).getByText(map.blocked);
  const dialog = page.getByRole('dialog', { name: consent.dialogTitle });
  await expect(frame).toHaveCount(0);
  await expect(placeholder).toBeVisible();

  await page.getByRole('button', { name: map.load }).click();
  await dialog.getByRole('button', { name: consent.acceptAll }).click();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('kart')).toBeVisible();
  await expect(placeholder).toHaveCount(0);
  // The focus is not lost with the button that opened the settings.
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  const address = encodeURIComponent(company.address.replaceAll('\u00a0', ' '));
  expect(await frame.getAttribute('src')).toContain(address);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer-when-downgrade');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);

  await page.getByRole('button', { name: footer.cookieSettings }).click();
  await dialog.getByRole('button', { name: consent.declineAll }).click();
  await expect(frame).toHaveCount(0);
  await expect(placeholder).toBeVisible();
});

test.describe('with consent from an earlier visit', () => {
  test.use({ consent: 'accepted' });

  test('a map that fails leaves a link to it', matrix, async ({ page, visit, texts, form }) => {
    await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'));
    const failed = page.waitForEvent('requestfailed');
    await visit('/contact');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await failed;
    const place = page.getByRole('region', { name: texts.contact.map.title });
    await expect(place.getByText(texts.contact.map.missing)).toBeVisible();
    await expect(place.getByRole('link', { name: texts.contact.map.page })).toBeVisible();
    await expect(form.send).toBeEnabled();
  });
});
