import { messageRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';
import { allTexts } from '../support/texts.ts';

// docs/product.md, "What is stored": storage that is blocked or holds nonsense breaks nothing. Units of full storage:
// src/consent/consent.test.ts.

test.use({ consent: 'unset' });

test(
  'where storage is blocked, choices and input last for the visit',
  matrix,
  async ({ page, visit, texts, heading, form, errors, follow, choose }) => {
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
    const { consent, navigation } = texts.shared;
    await visit('/about');
    const banner = page.getByRole('region', { name: consent.label });
    await banner.getByRole('button', { name: consent.accept, exact: true }).click();
    await expect(banner).toBeHidden();
    await follow(navigation.contact);
    await expect(heading).toHaveText(texts.contact.banner.title);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(banner).toBeHidden();
    await form.message.fill('Hei');
    await follow(navigation.about);
    await expect(heading).toHaveText(texts.about.banner.title);
    await page.goBack();
    await expect(form.message).toHaveValue('Hei');
    await form.fillIn('Hei');
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(form.message).toHaveValue('');
    await choose('English');
    await follow(allTexts('en').shared.navigation.about);
    await expect(heading).toHaveText(allTexts('en').about.banner.title);
    expect(errors).toEqual([]);
  },
);

for (const nonsense of ['TRUE', '{"name":1}']) {
  test(
    `nonsense in every key: ${nonsense}`,
    matrix,
    async ({ page, visit, texts, heading, form, errors }) => {
      await page.addInitScript((value) => {
        for (const key of ['language', 'cookieConsent', 'cookieConsentDate'])
          localStorage.setItem(key, value);
        for (const key of ['contactDraft', 'reloadedForChunk']) sessionStorage.setItem(key, value);
      }, nonsense);
      await visit('/contact');
      await expect(heading).toHaveText(texts.contact.banner.title);
      for (const field of [form.name, form.message]) await expect(field).toHaveValue('');
      await expect(page.getByRole('region', { name: texts.shared.consent.label })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(errors).toEqual([]);
    },
  );
}
