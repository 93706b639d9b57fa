import type { Locator, Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** The contact form as a visitor finds it, by its labels. */
export function contactForm(page: Page, { form }: Texts['contact']) {
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  return {
    name: field(form.name),
    email: field(form.email),
    phone: field(form.phone),
    message: field(form.message),
    consent: page.getByRole('checkbox', { name: form.consent }),
    send: page.getByRole('button', { name: form.send, exact: true }),
    sending: page.getByRole('button', { name: form.sending, exact: true }),
    success: page.getByRole('status').filter({ hasText: form.success.title }),
    failure: page.getByRole('alert').filter({ hasText: form.failure.title }),
    consentRequired: page.getByRole('alert').filter({ hasText: form.consentRequired.title }),
    /** Fills in what is required, and the consent. */
    async fillIn(message: string) {
      await field(form.email).fill('ase@example.no');
      await field(form.message).fill(message);
      await page.getByRole('checkbox', { name: form.consent }).check();
    },
  };
}
