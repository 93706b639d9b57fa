import { messageRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';
import { allTexts } from '../support/texts.ts';

// docs/product.md, "What is stored": storage that is blocked, full, missing or holds nonsense breaks nothing.

test.use({ consent: 'unset' });

const kinds = {
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [kind, spoil] of Object.entries(kinds)) {
  const title = `where storage is ${kind}, choices and input last for the visit`;
  test(title, matrix, async ({ page, visit, texts, heading, form, errors }) => {
    await page.addInitScript(spoil);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    await page.route(messageRequests, (route) => route.fulfill({ body: '' }));
    const { consent, call, navigation } = texts.shared;
    await visit('/about');
    const banner = page.getByRole('region', { name: consent.label });
    await banner.getByRole('button', { name: consent.accept, exact: true }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: call.contact }).click();
    await expect(heading).toHaveText(texts.contact.banner.title);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(banner).toBeHidden();
    await form.message.fill('Hei');
    await page.getByRole('contentinfo').getByRole('link', { name: navigation.about }).click();
    await expect(heading).toHaveText(texts.about.banner.title);
    await page.goBack();
    await expect(form.message).toHaveValue('Hei');
    await form.fillIn('Hei');
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(form.message).toHaveValue('');

    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(heading).toHaveText(allTexts('en').contact.banner.title);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(heading).toHaveText(allTexts('en').gallery.banner.title);
    expect(errors).toEqual([]);
  });
}

for (const nonsense of ['', 'TRUE', '{"name":1}', 'x'.repeat(100_000)]) {
  const title = `nonsense in every key: ${JSON.stringify(nonsense.slice(0, 20))}`;
  test(title, matrix, async ({ page, visit, texts, heading, form, errors }) => {
    await page.addInitScript((value) => {
      for (const key of ['language', 'cookieConsent', 'cookieConsentDate']) localStorage.setItem(key, value);
      for (const key of ['contactDraft', 'reloadedForChunk']) sessionStorage.setItem(key, value);
    }, nonsense);
    await visit('/contact');
    await expect(heading).toHaveText(texts.contact.banner.title);
    for (const field of [form.name, form.email, form.phone, form.message])
      await expect(field).toHaveValue('');
    await expect(page.getByRole('region', { name: texts.shared.consent.label })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
