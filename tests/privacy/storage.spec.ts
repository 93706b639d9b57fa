import { collectOtherHosts } from '../support/page.ts';
import { messageRequests, messagesUrl } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "What is stored": nothing without the visitor's action.

test.use({ consent: 'unset' });

test('no other host, no cookie, and only the named keys', async ({ page, visit, texts, form, choose }) => {
  const hosts = collectOtherHosts(page);
  const { consent } = texts.shared;
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await visit('/contact');
  await page.getByRole('button', { name: texts.shared.footer.cookieSettings }).click();
  await expect(page.getByRole('dialog', { name: consent.dialogTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const language of ['English', 'Norsk'] as const) await choose(language);
  await form.message.fill('Hei');
  await form.message.fill('');
  expect(await keys()).not.toContain('contactDraft');
  await form.fillIn('Hei');
  expect(hosts).toEqual([]);
  expect(await keys()).toContain('contactDraft');
  expect(await keys()).not.toContain('cookieConsent');
  const named = texts.privacy.keys.rows.map(({ key }) => key);
  expect(named).toEqual(expect.arrayContaining(await keys()));
  const others = await page.evaluate(async () => [
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect([...others, ...(await page.context().cookies())]).toEqual([]);

  await page.getByRole('button', { name: consent.decline, exact: true }).click();
  expect(await keys()).toContain('cookieConsent');
  await form.send.click();
  await expect(form.success).toBeVisible();
  expect(hosts).toEqual([new URL(messagesUrl).host]);
  expect(await keys()).not.toContain('contactDraft');
});

test(
  'with blocked storage choices and input last for the visit',
  matrix,
  async ({ page, visit, texts, form, errors, clickFooterLink, choose, goTo, expectPage }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get });
    });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    await page.route(messageRequests, (route) => route.fulfill({ body: '' }));
    const { consent } = texts.shared;
    await visit('/about');
    const banner = page.getByRole('region', { name: consent.label });
    await banner.getByRole('button', { name: consent.accept, exact: true }).click();
    await goTo('contact');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(banner).toBeHidden();
    await form.message.fill('Hei');
    await goTo('about');
    await page.goBack();
    await expect(form.message).toHaveValue('Hei');
    await form.fillIn('Hei');
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(form.message).toHaveValue('');
    await choose('English');
    await clickFooterLink('about', 'en');
    await expectPage('about', 'en');
    expect(errors).toEqual([]);
  },
);

test('invalid stored values do nothing', matrix, async ({ page, visit, texts, form, expectPage, errors }) => {
  await page.addInitScript(() => {
    for (const key of ['language', 'cookieConsent', 'cookieConsentDate']) localStorage.setItem(key, 'TRUE');
    for (const key of ['contactDraft', 'reloadedForChunk']) sessionStorage.setItem(key, '{"name":1}');
  });
  await visit('/contact');
  await expectPage('contact');
  for (const field of [form.name, form.message]) await expect(field).toHaveValue('');
  await expect(page.getByRole('region', { name: texts.shared.consent.label })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(errors).toEqual([]);
});
