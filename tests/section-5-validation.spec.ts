import type { Page } from '@playwright/test';
import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// SPEC section 5: what the form asks for before it sends anything.

/** Counts the messages that leave the page, and answers them. */
async function countPosts(page: Page): Promise<() => number> {
  let posts = 0;
  await page.route(inboxUrl, async (route) => {
    posts += 1;
    await route.fulfill({ status: 200, body: 'ok' });
  });
  return () => posts;
}

inBothLanguages((language) => {
  test('without consent a destructive toast says so, and nothing is sent', async ({ page, visit, words }) => {
    const posts = await countPosts(page);
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await form.fillIn('Hei');
    await form.consent.uncheck();
    await form.send.click();
    const expected = {
      no: ['Samtykke påkrevd', 'Du må godta at opplysningene brukes til kontakt'],
      en: ['Consent required', 'You must agree that the information will be used for contact'],
    }[language];
    for (const text of expected) await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    expect(posts()).toBe(0);
    await expect(form.message).toHaveValue('Hei');

    await form.consent.check();
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(posts()).toBe(1);
  });

  test('the consent box has the specified label', async ({ page, visit }) => {
    await visit('/contact');
    const label = {
      no: 'Jeg samtykker til at opplysningene mine brukes til å behandle denne henvendelsen.',
      en: 'I agree that my information will be used to process this request.',
    }[language];
    await expect(page.getByRole('checkbox', { name: label, exact: true })).not.toBeChecked();
  });

  test('e-mail and message are required, and the complaint stands at the field', async ({
    page,
    visit,
    words,
  }) => {
    const posts = await countPosts(page);
    await visit('/contact');
    const form = contactForm(page, words.contact);
    const { errors } = words.contact.form;
    await form.consent.check();
    await form.send.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(errors.emailMissing);
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.message).toHaveAccessibleDescription(errors.messageMissing);
    await expect(page.getByText(errors.emailMissing)).toBeVisible();

    await form.email.fill('ase@example.no');
    await expect(page.getByText(errors.emailMissing)).toHaveCount(0);
    await form.send.click();
    await expect(form.message).toBeFocused();
    await form.message.fill('   \n ');
    await form.send.click();
    await expect(page.getByText(errors.messageMissing)).toBeVisible();
    expect(posts()).toBe(0);
  });

  test('an address that is no e-mail address is refused', async ({ page, visit, words }) => {
    const posts = await countPosts(page);
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await form.fillIn('Hei');
    for (const address of ['ase', 'ase@', '@example.no', 'ase example@example.no', 'ase@exa mple.no']) {
      await form.email.fill(address);
      await form.send.click();
      await expect(form.email).toHaveAccessibleDescription(words.contact.form.errors.emailInvalid);
      await expect(form.email).toBeFocused();
    }
    expect(posts()).toBe(0);
  });

  test('name and phone may stay empty', async ({ page, visit, words }) => {
    await visit('/contact');
    const form = contactForm(page, words.contact);
    const mark = newMark();
    await form.fillIn(mark);
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(storedMessages(mark)).toMatchObject([{ name: '', phone: '', email: 'ase@example.no' }]);
  });
});
