import { type Message, type MessageField, messageFields, messageOf } from '../../tables/message-fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the control of a field. */
export function controlOf(form: HTMLFormElement, name: MessageField): Control {
  return form.elements.namedItem(name) as Control;
}

/** Returns the current values of the form's fields. */
export function readForm(form: HTMLFormElement): Message {
  return messageOf((name) => controlOf(form, name).value);
}

/** Restores a draft into the fields that are still empty. */
export function fillForm(form: HTMLFormElement, message: Message): void {
  for (const { name } of messageFields) {
    const field = controlOf(form, name);
    if (field.value === '') field.value = message[name];
  }
}

/** Moves focus to a field, and shows its label too: WebKit scrolls no further than to the text cursor. */
export function focusField(form: HTMLFormElement, name: MessageField): void {
  const field = controlOf(form, name);
  field.focus();
  field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
}
