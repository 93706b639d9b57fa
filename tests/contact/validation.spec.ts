import type { Page } from '@playwright/test';
import { contactForm } from '../support/contact-form.ts';
import { inboxRequests } from '../support/site.ts';
import { expect, inBothLanguages, phone, test } from '../support/test.ts';

// docs/product.md, "Message form": what is checked before anything is sent.

/** Counts the messages that leave the page, and answers them. */
async function countMessages(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(inboxRequests, async (route) => {
    count += 1;
    await route.fulfill({ status: 200, body: 'ok' });
  });
  return () => count;
}

inBothLanguages((language) => {
  test('without the consent a toast says so, and nothing is sent', async ({ page, visit, texts }) => {
    const messages = await countMessages(page);
    await visit('/contact');
    const form = contactForm(page, texts.contact);
    await form.fillIn('Hei');
    await form.consent.uncheck();
    await form.send.click();
    const words = {
      no: ['Samtykke påkrevd', 'Du må godta at opplysningene brukes til kontakt'],
      en: ['Consent required', 'You must agree that the information will be used for contact'],
    }[language];
    const toast = page.getByRole('alert');
    for (const text of words) await expect(toast.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(form.consent).toBeFocused();
    await expect(form.consent).toHaveAccessibleDescription(words[1] ?? '');
    await expect(form.message).toHaveValue('Hei');
    expect(messages()).toBe(0);

    await form.consent.check();
    await expect(form.consent).toHaveAccessibleDescription('');
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(messages()).toBe(1);
  });

  test('e-mail and message are required, with errors at their fields', async ({ page, visit, texts }) => {
    const messages = await countMessages(page);
    await visit('/contact');
    const form = contactForm(page, texts.contact);
    const { errors } = texts.contact.form;
    await form.consent.check();
    await form.send.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(errors.emailMissing);
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(errors.emailMissing)).toBeVisible();
    await expect(form.message).toHaveAccessibleDescription(errors.messageMissing);

    for (const address of ['ase', 'ase@', '@example.no', 'ase example@example.no', 'ase@exa mple.no']) {
      await form.email.fill(address);
      await form.send.click();
      await expect(form.email, address).toHaveAccessibleDescription(errors.emailInvalid);
      await expect(form.email, address).toBeFocused();
    }

    await form.email.fill('ase@example.no');
    await expect(form.email).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(errors.emailInvalid)).toHaveCount(0);
    await form.send.click();
    await expect(form.message).toBeFocused();
    await form.message.fill('   \n ');
    await form.send.click();
    await expect(page.getByText(errors.messageMissing)).toBeVisible();
    expect(messages()).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the toast about the consent leaves box and button free', async ({ page, visit, texts }) => {
    await countMessages(page);
    await visit('/contact');
    const form = contactForm(page, texts.contact);
    await form.fillIn('Hei');
    await form.consent.uncheck();
    await form.send.tap();
    await expect(form.consentRequired).toBeInViewport();
    // After a tap the browser draws no focus ring: the box has a mark of its own.
    await expect(form.consent).toHaveAttribute('aria-invalid', 'true');
    await expect(form.consent).toHaveCSS('outline-style', 'solid');
    // Playwright taps only what nothing covers.
    await form.consent.tap();
    await expect(form.consent).not.toHaveAttribute('aria-invalid');
    await expect(form.consent).not.toHaveCSS('outline-style', 'solid');
    await form.send.tap();
    await expect(form.success).toBeVisible();
  });
});
