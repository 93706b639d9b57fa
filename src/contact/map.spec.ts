import { engines, expect, matrix, test } from '../../tests/support/test.ts';
import { company, interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Map".

test('the map needs consent, which its placeholder asks for', engines, async ({ page, visit, texts }) => {
  const answer = { contentType: 'text/html', body: '<p>kart</p>' };
  await page.route('https://www.google.com/**', (route) => route.fulfill(answer));
  await visit('/contact');
  const { map } = texts.contact;
  const { consent, footer } = texts.shared;
  const frame = page.getByTitle(interpolate(map.frameTitle, { address: company.address }));
  const placeholder = page.getByText(map.blocked);
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

  test('a map that does not come leaves a link to it', matrix, async ({ page, visit, texts, form }) => {
    await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'));
    const failed = page.waitForEvent('requestfailed');
    await visit('/contact');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await failed;
    const place = page.getByRole('region', { name: texts.contact.map.title });
    await expect(place.getByText(texts.contact.map.missing)).toBeVisible();
    await expect(place.getByRole('link', { name: texts.contact.details.directions })).toBeVisible();
    await expect(form.send).toBeEnabled();
  });
});
