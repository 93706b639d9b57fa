import type { Page } from '@playwright/test';
import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// The form's trap for bots: a field that is never sent and never met by a person.

const trap = (page: Page) => page.locator('main form input[aria-hidden=true]');

inBothLanguages(() => {
  test('a filled trap keeps the message here, shows the failure, and lets a second try through', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/contact');
    const form = contactForm(page, words.contact);
    const posts: (string | null)[] = [];
    page.on('request', (request) => request.url() === inboxUrl && posts.push(request.postData()));
    const mark = newMark();
    await form.fillIn(mark);
    await trap(page).evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example.com';
    });

    await form.send.click();
    await expect(form.failure).toContainText(words.contact.form.failure.text);
    const byMail = page.getByRole('link', { name: words.contact.form.emailInstead });
    await expect(byMail).toHaveAttribute('href', new RegExp(mark));
    await expect(form.message).toHaveValue(mark);
    await expect(form.email).toHaveValue('ase@example.no');
    await expect(form.consent).toBeChecked();
    await expect(form.send).toBeEnabled();
    await expect(trap(page)).toHaveValue('');
    expect(posts).toEqual([]);

    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(storedMessages(mark)).toHaveLength(1);
    expect([...(posts[0] ?? '').matchAll(/form-data; name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ]);
  });

  test('a mistake in the form is named before the trap is looked at', async ({ page, visit, words }) => {
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await trap(page).evaluate((field: HTMLInputElement) => {
      field.value = 'x';
    });
    await form.send.click();
    await expect(page.getByText(words.contact.form.errors.emailMissing)).toBeVisible();
    await expect(form.failure).toHaveCount(0);
  });

  test('nobody sees, hears or reaches the trap', async ({ page, visit, words }) => {
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await expect(trap(page)).toHaveCount(1);
    expect(await trap(page).getAttribute('name')).toBeNull();
    await expect(trap(page)).toHaveAttribute('autocomplete', 'off');
    // All of it is clipped away.
    await expect(trap(page)).toHaveCSS('clip-path', 'inset(50%)');
    await expect(trap(page)).toHaveCSS('position', 'absolute');
    await expect(page.getByRole('main').locator('form').getByRole('textbox')).toHaveCount(4);
    await form.message.focus();
    await page.keyboard.press('Tab');
    await expect(form.consent).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(form.message).toBeFocused();
  });
});
