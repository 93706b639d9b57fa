import type { Page } from '@playwright/test';
import { messageFields } from '../../common/message-fields.ts';
import { requiredFields } from '../../tests/support/contact-form.ts';
import { messageRequests } from '../../tests/support/site.ts';
import { engines, expect, hydrated, inBothLanguages, test } from '../../tests/support/test.ts';
import { interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Message form": validation before sending.

async function countMessages(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(messageRequests, (route) => {
    count += 1;
    return route.fulfill({ status: 500, body: 'Not now' });
  });
  return () => count;
}

inBothLanguages(() => {
  test('without consent a toast shows, and nothing is sent', async ({ page, visit, texts, form }) => {
    const messages = await countMessages(page);
    await visit('/contact');
    await form.fillIn('Hei');
    await form.consent.uncheck();
    await form.send.click();
    const { title, text } = texts.shared.toast.consentRequired;
    const toast = form.consentRequired;
    for (const words of [title, text]) await expect(toast.getByText(words, { exact: true })).toBeVisible();
    for (const role of ['status', 'alert'] as const)
      await expect(page.getByRole(role).filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(form.consent).toBeFocused();
    const { missing } = texts.contact.form.errors.consent;
    await expect(form.consent).toHaveAccessibleDescription(missing);
    await expect(page.locator('form').getByText(missing)).toBeVisible();
    expect([title, text]).not.toContain(missing);
    // After a tap the browser draws no focus ring, so the box has an outline of its own.
    await expect(form.consent).toHaveAttribute('aria-invalid', 'true');
    await expect(form.consent).toHaveCSS('outline-style', 'solid');
    await expect(form.message).toHaveValue('Hei');
    expect(messages()).toBe(0);

    await form.consent.check();
    await expect(form.consent).toHaveAttribute('aria-invalid', 'false');
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(messages()).toBe(1);
  });

  test('all errors are told in one round', async ({ page, visit, form }) => {
    await visit('/contact');
    const controls = [form.consent, ...requiredFields.map(({ name }) => form[name])];
    for (const control of controls) {
      await expect(control).toHaveAttribute('aria-invalid', 'false');
      await expect(control).toHaveAttribute('required');
    }
    await expect(form.email).toHaveAttribute('type', 'email');
    expect(await page.locator('main form').evaluate((element: HTMLFormElement) => element.noValidate)).toBe(
      true,
    );
    await form.send.click();
    for (const control of controls) await expect(control).toHaveAttribute('aria-invalid', 'true');
    const [first] = requiredFields;
    if (first) await expect(form[first.name]).toBeFocused();
    await expect(form.consentRequired).toBeVisible();
  });

  test('errors show at their fields', engines, async ({ page, visit, texts, form }) => {
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
    for (const address of ['ase', 'ase@', '@example.no', 'ase@exa mple.no']) {
      await form.email.fill(address);
      await form.send.click();
      await expect(form.email, address).toHaveAccessibleDescription(errors.email.invalid);
      await expect(form.email, address).toBeFocused();
    }
    await form.email.fill('ase@example.no');
    await expect(form.email).toHaveAttribute('aria-invalid', 'false');
    await expect(page.locator('form').getByText(errors.email.invalid)).toHaveCount(0);
    await form.send.click();
    const next = requiredFields.find(({ name }) => name !== 'email');
    if (next) await expect(form[next.name]).toBeFocused();
    expect(messages()).toBe(0);
  });

  test('a text that is too long is counted', async ({ page, visit, texts, form }) => {
    const { count, errors, ...words } = texts.contact.form;
    const counted = (length: number, most: number) =>
      page.getByText(interpolate(count, { count: length, most }));
    await visit('/contact');
    await form.consent.check();
    const typed = (longest: number, kind: string) =>
      (kind === 'email' ? '@example.no' : '').padStart(longest, 'a');
    for (const { name, kind, maxLength } of messageFields) {
      const [nearly, full] = [Math.ceil(maxLength * 0.9), typed(maxLength, kind)];
      await form[name].fill(full.slice(-nearly + 1));
      await expect(counted(nearly - 1, maxLength)).toHaveCount(0);
      await form[name].fill(full.slice(-nearly));
      await expect(counted(nearly, maxLength)).toBeVisible();
      await form[name].fill(`a${full}`);
    }
    // A restored draft is as long as it was typed.
    await page.reload();
    await hydrated(page);
    await form.consent.check();
    const messages = await countMessages(page);
    await form.send.click();
    await expect(form[messageFields[0].name]).toBeFocused();
    for (const { name, kind, maxLength } of messageFields) {
      const said = [
        interpolate(count, { count: maxLength + 1, most: maxLength }),
        interpolate(errors.tooLong, { field: words[name], most: maxLength }),
      ];
      await expect(form[name]).toHaveAccessibleDescription(said.join(' '));
      await form[name].fill(typed(maxLength, kind));
      await expect(form[name]).toHaveAttribute('aria-invalid', 'false');
    }
    expect(messages()).toBe(0);
    await page.unroute(messageRequests);
    await form.send.click();
    await expect(form.success).toBeVisible();
    for (const { maxLength } of messageFields) await expect(counted(maxLength, maxLength)).toHaveCount(0);
  });
});
