import type { Page } from '@playwright/test';
import { messageFields } from '../../tables/message-fields.ts';
import { newMark, requiredFields, storedMessages } from '../../tests/support/contact-form.ts';
import { messageRequests } from '../../tests/support/site.ts';
import { engines, expect, inBothLanguages, matrix, test } from '../../tests/support/test.ts';

// docs/product.md, "Message form": what is checked before anything is sent.

/** Counts the messages that leave the page, and answers them. */
async function countMessages(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(messageRequests, (route) => {
    count += 1;
    return route.fulfill({ status: 200, body: 'ok' });
  });
  return () => count;
}

inBothLanguages(() => {
  test('without the consent a toast says so, and nothing is sent', async ({ page, visit, texts, form }) => {
    const messages = await countMessages(page);
    await visit('/contact');
    await form.fillIn('Hei');
    await form.consent.uncheck();
    await form.send.click();
    const { title, text } = texts.shared.toast.consentRequired;
    const toast = page.getByRole('alert');
    for (const words of [title, text]) await expect(toast.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(form.consent).toBeFocused();
    await expect(form.consent).toHaveAccessibleDescription(text);
    // After a tap the browser draws no focus ring: the box has a mark of its own.
    await expect(form.consent).toHaveAttribute('aria-invalid', 'true');
    await expect(form.consent).toHaveCSS('outline-style', 'solid');
    await expect(form.message).toHaveValue('Hei');
    expect(messages()).toBe(0);

    await form.consent.check();
    await expect(form.consent).toHaveAccessibleDescription('');
    await expect(form.consent).not.toHaveAttribute('aria-invalid');
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(messages()).toBe(1);
  });

  test('what is missing is said at its field', engines, async ({ page, visit, texts, form }) => {
    const messages = await countMessages(page);
    await visit('/contact');
    const { errors } = texts.contact.form;
    const [first] = requiredFields;
    await form.consent.check();
    for (const typed of ['', '   ']) {
      for (const { name } of requiredFields) await form[name].fill(typed);
      await form.send.click();
      if (first) await expect(form[first.name]).toBeFocused();
      for (const { name } of requiredFields) {
        await expect(form[name]).toHaveAccessibleDescription(errors[name].missing);
        await expect(form[name]).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('form').getByText(errors[name].missing)).toBeVisible();
      }
    }

    for (const address of ['ase', 'ase@', '@example.no', 'ase example@example.no', 'ase@exa mple.no']) {
      await form.email.fill(address);
      await form.send.click();
      await expect(form.email, address).toHaveAccessibleDescription(errors.email.invalid);
      await expect(form.email, address).toBeFocused();
    }

    await form.email.fill('ase@example.no');
    await expect(form.email).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('form').getByText(errors.email.invalid)).toHaveCount(0);
    await form.send.click();
    const next = requiredFields.find(({ name }) => name !== 'email');
    if (next) await expect(form[next.name]).toBeFocused();
    expect(messages()).toBe(0);
  });
});

/** The hidden field that only bots fill in. */
const honeypot = (page: Page) => page.locator('main form input[aria-hidden=true]');
test('a filled honeypot stops one attempt', matrix, async ({ page, visit, texts, form }) => {
  await visit('/contact');
  // Nobody sees, hears or reaches it.
  await expect(honeypot(page)).not.toHaveAttribute('name');
  await expect(honeypot(page)).toHaveAttribute('autocomplete', 'off');
  await expect(honeypot(page)).toHaveCSS('clip-path', 'inset(50%)');
  await expect(page.getByRole('main').locator('form').getByRole('textbox')).toHaveCount(messageFields.length);
  await form.message.focus();
  await page.keyboard.press('Tab');
  await expect(form.consent).toBeFocused();

  await honeypot(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example.com';
  });
  await form.send.click();
  await expect(page.locator('form').getByText(texts.contact.form.errors.email.missing)).toBeVisible();
  await expect(form.failure).toHaveCount(0);

  const mark = newMark();
  await form.fillIn(mark);
  await form.send.click();
  await expect(form.failure).toContainText(texts.shared.toast.failure.text);
  await expect(form.emailInstead).toHaveAttribute('href', new RegExp(mark));
  await expect(form.message).toHaveValue(mark);
  await expect(form.consent).toBeChecked();
  await expect(honeypot(page)).toHaveValue('');
  expect(storedMessages(mark)).toEqual([]);

  await form.send.click();
  await expect(form.success).toBeVisible();
  expect(storedMessages(mark)).toHaveLength(1);
});
