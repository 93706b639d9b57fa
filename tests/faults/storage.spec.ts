import { messageRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "What is stored": blocked, full or invalid storage breaks nothing.

test.use({ consent: 'unset' });

test(
  'where storage is blocked, choices and input last for the visit',
  matrix,
  async ({ page, visit, texts, form, errors, clickFooterLink, choose, goTo, expectPage }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    await page.route(messageRequests, (route) => route.fulfill({ body: '' }));
    const { consent } = texts.shared;
    await visit('/about');
    const banner = page.getByRole('region', { name: consent.label });
    await banner.getByRole('button', { name: consent.accept, exact: true }).click();
    await expect(banner).toBeHidden();
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

test(
  'invalid values in every key are ignored',
  matrix,
  async ({ page, visit, texts, expectPage, form, errors }) => {
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
  },
);

test(
  'where storage is full, a new choice replaces the stored one for the visit',
  matrix,
  async ({ page, visit, texts, clickFooterLink, choose, expectPage }) => {
    await visit('/about');
    const { consent, footer } = texts.shared;
    await page.getByRole('button', { name: consent.accept, exact: true }).click();
    await page.evaluate(() => {
      localStorage.setItem('language', 'no');
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: footer.cookieSettings }).click();
    await page.getByRole('button', { name: consent.declineAll }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
    await page.getByRole('button', { name: footer.cookieSettings }).click();
    await expect(page.getByRole('switch', { name: consent.map })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await choose('English');
    await expectPage('about', 'en');
    await clickFooterLink('services', 'en');
    await expectPage('services', 'en');
  },
);
