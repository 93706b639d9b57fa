import { expect, inBothLanguages, test } from './support/test.ts';
import { fill, owner } from './support/texts.ts';

// SPEC section 2, contact, and the map behind consent (section 6).

inBothLanguages(() => {
  test('phone, e-mail, address, opening hours, Facebook and map search are there', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/contact');
    const { details } = words.contact;
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: owner.phone })).toHaveAttribute('href', owner.phoneLink);
    await expect(main.getByRole('link', { name: owner.email })).toHaveAttribute('href', owner.emailLink);
    await expect(main.getByText(owner.address)).toBeVisible();
    for (const { days, time } of details.hoursLines) {
      await expect(main.getByText(days, { exact: true })).toBeVisible();
      await expect(main.getByText(time, { exact: true })).toBeVisible();
    }
    await expect(main.getByText(details.onCall)).toBeVisible();
    const facebook = main.getByRole('link', { name: details.facebook });
    await expect(facebook).toHaveAttribute('href', owner.facebook);
    const search = main.getByRole('link', { name: details.directions });
    await expect(search).toHaveAttribute('href', owner.mapsSearchLink);
  });

  test('the form has its fields, says what is optional, and fills in for the browser', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/contact');
    const { form } = words.contact;
    for (const [label, name, complete] of [
      [`${form.name} (${form.optional})`, 'name', 'name'],
      [form.email, 'email', 'email'],
      [`${form.phone} (${form.optional})`, 'phone', 'tel'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('name', name);
      await expect(field).toHaveAttribute('autocomplete', complete);
    }
    await expect(page.getByLabel(form.message, { exact: true })).toHaveAttribute('name', 'message');
    await expect(page.getByRole('checkbox', { name: form.consent })).not.toBeChecked();
    await expect(page.getByRole('button', { name: form.send })).toBeEnabled();
  });

  test('the map’s placeholder opens the settings, and accepting shows the map', async ({
    page,
    visit,
    words,
  }) => {
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>kart</p>' }),
    );
    await visit('/contact');
    const { map } = words.contact;
    const frame = page.getByTitle(fill(map.frameTitle, { address: owner.address }));
    await expect(frame).toHaveCount(0);
    await expect(page.getByText(map.blocked)).toBeVisible();
    await page.getByRole('button', { name: map.load }).click();
    const dialog = page.getByRole('dialog', { name: words.shared.consent.dialogTitle });
    await dialog.getByRole('button', { name: words.shared.consent.acceptAll }).click();
    await expect(dialog).toBeHidden();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText('kart')).toBeVisible();
    await expect(page.getByText(map.blocked)).toHaveCount(0);
    expect(await frame.getAttribute('src')).toContain(encodeURIComponent(owner.address));
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer-when-downgrade');

    await page.getByRole('button', { name: words.shared.footer.cookieSettings }).click();
    await dialog.getByRole('button', { name: words.shared.consent.declineAll }).click();
    await expect(frame).toHaveCount(0);
    await expect(page.getByText(map.blocked)).toBeVisible();
  });
});

test.describe('with consent from an earlier visit', () => {
  test.use({ consent: 'accepted' });
  test('the map is there at once', async ({ page, visit }) => {
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>kart</p>' }),
    );
    await visit('/contact');
    await expect(page.locator('iframe')).toHaveAttribute('title', /Kart/);
    await expect(page.getByRole('button', { name: 'Last inn innhold' })).toHaveCount(0);
  });
});
