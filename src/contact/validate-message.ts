import { type MessageField, messageFields } from '../../tables/message-fields.ts';
import { controlOf } from './form-fields.ts';

/** The fields whose entries in the table have something in common. */
type FieldsWith<Part> = Extract<(typeof messageFields)[number], Part>['name'];

/** What is said of each field that may be wrong. The compiler asks for what is missing in labels/no.json. */
export type ErrorTexts = Record<FieldsWith<{ required: true }>, { missing: string }> &
  Record<FieldsWith<{ kind: 'email' }>, { invalid: string }>;

/** The errors by field, in the order of the page. */
export type FieldErrors = Partial<Record<MessageField, string>>;

/** Validates the fields by their table and the browser's own rules. Returns the errors in the page's language. */
export function findErrors(form: HTMLFormElement, texts: ErrorTexts): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of messageFields) {
    const { value, validity } = controlOf(form, field.name);
    // An address that the browser cannot read may leave an empty value. Spaces alone are no address in Firefox.
    if (field.required && value.trim() === '' && !validity.badInput) {
      errors[field.name] = texts[field.name].missing;
    } else if (field.kind === 'email' && !validity.valid) {
      errors[field.name] = texts[field.name].invalid;
    }
  }
  return errors;
}
