import type { Texts } from '../content/types.ts';
import type { Message } from './message.ts';

type ErrorTexts = Texts['contact']['form']['errors'];

/** The fields that can be wrong, in their order on the page, and what to say of them. */
export type FieldErrors = Partial<Pick<Record<keyof Message, string>, 'email' | 'message'>>;

/** Asks the browser's own check of each field (SPEC section 5) and puts its verdict in the page's language. */
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
