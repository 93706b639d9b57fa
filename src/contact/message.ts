/** The four fields that are sent, and no others (from docs/product.md). */
export interface Message {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const messageFields = ['name', 'email', 'phone', 'message'] as const;

export const emptyMessage: Message = { name: '', email: '', phone: '', message: '' };

function control(form: HTMLFormElement, name: keyof Message): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Returns the current values of the form's fields. */
export function readForm(form: HTMLFormElement): Message {
  const value = (name: keyof Message) => control(form, name).value;
  return { name: value('name'), email: value('email'), phone: value('phone'), message: value('message') };
}

/** Restores a draft into the fields that are still empty. */
export function fillForm(form: HTMLFormElement, message: Message): void {
  for (const name of messageFields) {
    const field = control(form, name);
    if (field.value === '') field.value = message[name];
  }
}

/** Moves focus to a field. */
export function focusField(form: HTMLFormElement, name: keyof Message): void {
  control(form, name).focus();
}
