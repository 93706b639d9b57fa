import type { Locator, Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** The contact form as a visitor finds it, by its labels. */
export function contactForm(page: Page, { form }: Texts['contact']) {
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const email = field(form.email);
  const message = field(form.message);
  const consent = page.getByRole('checkbox', { name: form.consent });
  return {
    name: field(form.name),
    email,
    phone: field(form.phone),
    message,
    consent,
    send: page.getByRole('button', { name: form.send, exact: true }),
    sending: page.getByRole('button', { name: form.sending, exact: true }),
    success: page.getByRole('status').filter({ hasText: form.success.title }),
    failure: page.getByRole('alert').filter({ hasText: form.failure.title }),
    consentRequired: page.getByRole('alert').filter({ hasText: form.consentRequired.title }),
    emailInstead: page.getByRole('link', { name: form.emailInstead }),
    /** Fills in what is required, and ticks the consent. */
    async fillIn(text: string) {
      await email.fill('ase@example.no');
      await message.fill(text);
      await consent.check();
    },
  };
}
