import type { MessageField } from '../../tables/message-fields.ts';
import type { Texts } from '../content/types.ts';

type ErrorTexts = Texts['contact']['form']['errors'];

/** The errors by field, in the order of the page. */
export type FieldErrors = Partial<Record<MessageField, string>>;

/** Validates the fields with the browser's own rules, and returns the errors in the page's language. */
export function findErrors(form: HTMLFormElement, texts: ErrorTexts): FieldErrors {
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  const errors: FieldErrors = {};
  if (!email.validity.valid) {
    errors.email = email.validity.valueMissing ? texts.emailMissing : texts.emailInvalid;
  }
  if (message.value.trim() === '') errors.message = texts.messageMissing;
  return errors;
}
