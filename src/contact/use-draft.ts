import { type RefObject, useEffect, useState } from 'react';
import { messageOf } from '../../tables/message-fields.ts';
import { readDraft, writeDraft } from './draft.ts';
import { fillForm, readForm } from './form-fields.ts';

/** Restores the draft into the form. Returns what is typed, and a function that keeps it. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [message, setMessage] = useState(() => messageOf(() => ''));

  useEffect(() => {
    const draft = readDraft();
    if (!draft || !form.current) return;
    fillForm(form.current, draft);
    setMessage(readForm(form.current));
  }, [form]);

  const keep = (form: HTMLFormElement) => {
    const typed = readForm(form);
    writeDraft(typed);
    setMessage(typed);
  };
  return [message, keep] as const;
}
