import type { Page } from '@playwright/test';
import { contactForm } from '../support/contact-form.ts';
import { newMark, storedMessages } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

// docs/product.md, "Message form": the hidden field that only bots fill in.

const trap = (page: Page) => page.locator('main form input[aria-hidden=true]');
const fillTrap = (page: Page) =>
  trap(page).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example.com';
  });

test('a filled trap stops the message, but not the next attempt', async ({ page, visit, texts }) => {
  await visit('/contact');
  const form = contactForm(page, texts.contact);
  await fillTrap(page);
  await form.send.click();
  await expect(page.getByText(texts.contact.form.errors.emailMissing)).toBeVisible();
  await expect(form.failure).toHaveCount(0);

  const mark = newMark();
  await form.fillIn(mark);
  await form.send.click();
  await expect(form.failure).toContainText(texts.contact.form.failure.text);
  await expect(form.emailInstead).toHaveAttribute('href', new RegExp(mark));
  await expect(form.message).toHaveValue(mark);
  await expect(form.consent).toBeChecked();
  await expect(trap(page)).toHaveValue('');
  expect(storedMessages(mark)).toEqual([]);

  await form.send.click();
  await expect(form.success).toBeVisible();
  expect(storedMessages(mark)).toHaveLength(1);
});

test('nobody sees, hears or reaches the trap', async ({ page, visit, texts }) => {
  await visit('/contact');
  const form = contactForm(page, texts.contact);
  await expect(trap(page)).toHaveCount(1);
  await expect(trap(page)).not.toHaveAttribute('name');
  await expect(trap(page)).toHaveAttribute('autocomplete', 'off');
  await expect(trap(page)).toHaveCSS('clip-path', 'inset(50%)');
  await expect(trap(page)).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('main').locator('form').getByRole('textbox')).toHaveCount(4);
  await form.message.focus();
  await page.keyboard.press('Tab');
  await expect(form.consent).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.message).toBeFocused();
});
