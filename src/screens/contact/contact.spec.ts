import { messageFields } from '../../../common/message-fields.ts';
import { type Company, companyFile } from '../../../content-model/company.ts';
import { maximalCompany } from '../../../content-model/testing/sample.ts';
import { composeTestSite, showSite } from '../../../tests/support/compose-test-site.ts';
import { boxOf, resize } from '../../../tests/support/page.ts';
import { afterNotices, anyContent, engines, expect, matrix, test } from '../../../tests/support/test.ts';
import { company, facebookLink, interpolate, openingHours, pictures } from '../../../tests/support/texts.ts';

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
  for (const text of [company.address, details.onCall, ...details.places])
    await expect(list).toContainText(text);
  // Without a name, nobody is shown.
  const { name: person } = company.contactPerson;
  await expect(list.getByRole('term').filter({ hasText: details.person })).toHaveCount(person ? 1 : 0);
  await expect(list).toContainText(person);
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

test('a contact person is shown with a photo or without', async ({ page, main, texts }) => {
  const [picture = ''] = Object.keys(pictures);
  const { name, role: longest } = maximalCompany().contactPerson;
  const role = { ...longest, en: '' };
  const label = texts.contact.details.person;
  const list = main.locator('dl').first();
  const entry = list.locator('> div', { has: page.getByRole('term').filter({ hasText: label }) });
  const show = async (contactPerson: Company['contactPerson'], address: string) => {
    const firm = { ...maximalCompany(), contactPerson };
    await showSite(page, await composeTestSite({ [companyFile]: JSON.stringify(firm) }));
    await page.goto(address);
    await expect(list).toContainText(firm.email);
  };
  await show({ name, role, picture }, '/contact');
  await expect(entry.getByRole('definition')).toContainText(`${name}${role.no}`);
  await expect(entry.getByRole('img')).toHaveAttribute('alt', /./);
  for (const size of ['360 640', '768 1024', '1440 900']) {
    await resize(page, size);
    const { width, height } = await boxOf(entry.getByRole('img'));
    expect([width, height], size).toEqual([96, 96]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), size).toBe(true);
  }
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  for (const words of [name, role.no]) expect(data).not.toContain(words);

  await show({ name, role, picture: null }, '/en/contact');
  await expect(main.getByText(role.no)).toHaveAttribute('lang', 'no');
  await expect(list.getByRole('img')).toHaveCount(0);
  const box = await boxOf(main.getByText(name));
  expect(box.x).toBe((await boxOf(main.getByRole('term').first())).x);
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
  const answer = { contentType: 'text/html', body: '<p>kart</p>' };
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
