import { type Message, type MessageField, messageFields, messageOf } from '../../tables/message-fields.ts';

function control(form: HTMLFormElement, name: MessageField): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Returns the current values of the form's fields. */
export function readForm(form: HTMLFormElement): Message {
  return messageOf((name) => control(form, name).value);
}

/** Restores a draft into the fields that are still empty. */
export function fillForm(form: HTMLFormElement, message: Message): void {
  for (const { name } of messageFields) {
    const field = control(form, name);
    if (field.value === '') field.value = message[name];
  }
}

/** Moves focus to a field, and shows its label too: WebKit scrolls no further than to the text cursor. */
export function focusField(form: HTMLFormElement, name: MessageField): void {
  const field = control(form, name);
  field.focus();
  field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
}
