import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Texts } from '../content/types.ts';
import { site } from '../site.ts';
import { useToast } from '../toast/ToastContext.tsx';
import { Button } from '../ui/Button.tsx';
import { BotTrap, springTrap } from './BotTrap.tsx';
import styles from './ContactForm.module.css';
import { readDraft, writeDraft } from './draft.ts';
import { emailLink } from './email-link.ts';
import { Field } from './Field.tsx';
import { formService } from './form-service.ts';
import { fillForm, focusField, type Message, readForm } from './message.ts';
import { sendMessage } from './send-message.ts';
import { type FieldErrors, findErrors } from './validate-message.ts';

/**
 * The message form (SPEC sections 4, 5, 7 and 8): idle, sending, then success or failure.
 * The fields keep their own values, so what is typed before the script arrives stays. Without scripts
 * the form posts to the same place, and the browser checks its fields and the consent.
 */
export function ContactForm({ texts }: { texts: Texts['contact']['form'] }) {
  const openToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState<Message | null>(null);
  const [scripted, setScripted] = useState(false);

  useEffect(() => {
    setScripted(true);
    const draft = readDraft();
    if (draft && form.current) fillForm(form.current, draft);
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const message = readForm(event.currentTarget);
    writeDraft(message);
    if (unsent) setUnsent(message);
    // A complaint goes away once what it is about is mended; none appears while typing.
    const wrong = findErrors(event.currentTarget, texts.errors);
    setErrors((shown) => ({
      ...(shown.email && wrong.email && { email: wrong.email }),
      ...(shown.message && wrong.message && { message: wrong.message }),
    }));
  };

  const showFailure = (target: HTMLFormElement) => {
    setUnsent(readForm(target));
    openToast({ ...texts.failure, destructive: true });
  };

  const send = async (target: HTMLFormElement) => {
    const message = readForm(target);
    busy.current = true;
    setSending(true);
    setUnsent(null);
    try {
      await sendMessage(message, formService);
      target.reset();
      writeDraft(readForm(target));
      openToast({ ...texts.success, destructive: false });
    } catch {
      showFailure(target);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const found = findErrors(event.currentTarget, texts.errors);
    setErrors(found);
    const [first] = Object.keys(found) as (keyof FieldErrors)[];
    if (first) focusField(event.currentTarget, first);
    else if (!consent.current?.checked) openToast({ ...texts.consentRequired, destructive: true });
    else if (springTrap(trap.current)) showFailure(event.currentTarget);
    else void send(event.currentTarget);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={formService.formEndpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={scripted}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <Field name="name" label={texts.name} hint={texts.optional} autoComplete="name" />
      <Field
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <Field name="phone" label={texts.phone} hint={texts.optional} type="tel" autoComplete="tel" />
      <Field name="message" label={texts.message} multiline required error={errors.message} />
      <BotTrap ref={trap} />
      <label className={styles.consent}>
        <input ref={consent} type="checkbox" required={!scripted} />
        <span>{texts.consent}</span>
      </label>
      <div className={styles.actions}>
        <Button kind="solid" type="submit" disabled={sending}>
          {sending ? texts.sending : texts.send}
        </Button>
        {unsent && (
          <a className={styles.instead} href={emailLink(site.email, texts.emailSubject, unsent)}>
            {texts.emailInstead}
          </a>
        )}
      </div>
    </form>
  );
}
