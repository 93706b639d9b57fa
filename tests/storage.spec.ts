import { contactForm } from './support/contact-form.ts';
import { collectNoise } from './support/noise.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// Storage that is blocked, full or full of rubbish breaks nothing; a choice then holds for the visit.

test.use({ consent: 'unset' });

const kinds = {
  'blocked, as in a strict private window': () => {
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
  missing: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, { get: () => null });
    }
  },
};

for (const [name, spoil] of Object.entries(kinds)) {
  test.describe(`storage that is ${name}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(spoil));

    test('the cookie choice holds for the visit', async ({ page, visit, words }) => {
      await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
      const noise = collectNoise(page);
      await visit('/about');
      const banner = page.getByRole('region', { name: words.shared.consent.label });
      await banner.getByRole('button', { name: words.shared.consent.accept, exact: true }).click();
      await expect(banner).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: words.shared.call.contact }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.banner.title);
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(banner).toBeHidden();
      expect(noise).toEqual([]);
    });

    test('the language changes and stays on the next page', async ({ page, visit }) => {
      await visit('/about');
      await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    });

    test('the form sends', async ({ page, visit, words }) => {
      await page.route(inboxUrl, (route) => route.fulfill({ body: '' }));
      await visit('/contact');
      const form = contactForm(page, words.contact);
      await page.getByRole('button', { name: words.shared.consent.decline, exact: true }).click();
      await form.fillIn('Hei');
      await form.send.click();
      await expect(form.success).toBeVisible();
      await expect(form.message).toHaveValue('');
    });

    test('what is typed is there again after a look at another page', async ({ page, visit, words }) => {
      await visit('/contact');
      await page.getByRole('button', { name: words.shared.consent.decline, exact: true }).click();
      const form = contactForm(page, words.contact);
      await form.message.fill('Hei');
      await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.about }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.banner.title);
      await page.goBack();
      await expect(form.message).toHaveValue('Hei');
    });
  });
}

for (const rubbish of ['', '{', 'null', '[]', '{"name":1}', '"text"', '\u0000', 'x'.repeat(100_000)]) {
  test(`rubbish in every key: ${JSON.stringify(rubbish.slice(0, 20))}`, async ({ page, visit, words }) => {
    await page.addInitScript((value) => {
      for (const key of ['language', 'cookieConsent', 'cookieConsentDate']) {
        window.localStorage.setItem(key, value);
      }
      for (const key of ['contactDraft', 'reloadedForChunk']) window.sessionStorage.setItem(key, value);
    }, rubbish);
    const noise = collectNoise(page);
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.banner.title);
    for (const field of [form.name, form.email, form.phone, form.message]) {
      await expect(field).toHaveValue('');
    }
    await expect(page.getByRole('region', { name: words.shared.consent.label })).toBeVisible();
    expect(noise).toEqual([]);
  });
}
