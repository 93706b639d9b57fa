import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildMessage, type MessageFieldName, messageFields } from '../../common/message-fields.ts';
import { messagesFolder } from './site.ts';
import type { Texts } from './texts.ts';

/** Returns what the form service has received with this word, a message each. */
export function storedMessages(mark: string) {
  return readdirSync(messagesFolder)
    .map((name) => readFileSync(path.join(messagesFolder, name), 'utf8'))
    .filter((stored) => stored.includes(mark))
    .map((stored) => buildMessage((name) => JSON.parse(stored)[name]));
}

/** Returns a word that no other message contains. */
export const newMark = (): string => randomUUID();

const sampleInput = { text: 'Åse Øygard', email: 'ase@example.no', tel: '+47 00 00 00 00' } as const;

export const requiredFields = messageFields.filter((field) => field.required);

/** The contact form as a visitor finds it, by its labels. */
export function contactForm(page: Page, { contact: { form }, shared: { toast } }: Texts) {
  const located = messageFields.map(({ name, required }) => {
    const label = required ? form[name] : `${form[name]} (${form.optional})`;
    return [name, page.getByRole('textbox', { name: label, exact: true })];
  });
  const fields: Record<MessageFieldName, Locator> = Object.fromEntries(located);
  const consent = page.getByRole('checkbox', { name: form.consent });
  return {
    ...fields,
    consent,
    send: page.getByRole('button', { name: form.send, exact: true }),
    sending: page.getByRole('button', { name: form.sending, exact: true }),
    success: page.getByRole('status').filter({ hasText: toast.success.title }),
    failure: page.getByRole('alert').filter({ hasText: toast.failure.title }),
    // No live region: a screen reader says the words at the box, which gets the focus.
    consentRequired: page.getByRole('region', { name: toast.consentRequired.title }),
    emailInstead: page.getByRole('link', { name: form.emailInstead }),
    async fillIn(text: string) {
      for (const { name, kind } of requiredFields) {
        await fields[name].fill(kind === 'multiline' ? text : sampleInput[kind]);
      }
      await consent.check();
    },
  };
}
