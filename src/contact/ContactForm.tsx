import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormService, Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { site } from '../site/site.ts';
import { useToast } from '../toast/ToastContext.tsx';
import { Button } from '../ui/Button.tsx';
import { BotTrap, springTrap } from './BotTrap.tsx';
import styles from './ContactForm.module.css';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';
import { emailLink } from './email-link.ts';
import { Field } from './Field.tsx';
import { fillForm, focusField, type Message, readForm } from './message.ts';
import { pendingMessage, sendOnce } from './pending-message.ts';
import { type FieldErrors, findErrors } from './validate-message.ts';

interface ContactFormProps {
  texts: Texts['contact']['form'];
  formService: FormService;
}

/**
 * The message form: idle, sending, then success or failure. The fields are uncontrolled, so text typed before
 * hydration stays. Without scripts the form posts to the same endpoint, and the browser validates the fields and the
 * consent.
 */
export function ContactForm({ texts, formService }: ContactFormProps) {
  const { language } = useSite();
  const service = { ...formService, endpoint: formService.endpoint.replace('{language}', language) };
  const openToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [consentMissing, setConsentMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState<Message | null>(null);
  const [scripted, setScripted] = useState(false);

  /** Shows the progress of a message, including one sent before the visitor left this page and came back. */
  const track = async (pending: Promise<void>) => {
    setSending(true);
    try {
      await pending;
      form.current?.reset();
    } catch {
      if (form.current) setUnsent(readForm(form.current));
    } finally {
      setSending(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    setScripted(true);
    const draft = readDraft();
    if (draft && form.current) fillForm(form.current, draft);
    const pending = pendingMessage();
    if (pending) void track(pending);
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const message = readForm(event.currentTarget);
    writeDraft(message);
    if (unsent) setUnsent(message);
    if (consent.current?.checked) setConsentMissing(false);
    // Typing removes an error that is corrected, but never adds one.
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
    setUnsent(null);
    const pending = sendOnce(readForm(target), service);
    void track(pending);
    // Not in `track`, which runs again if the form remounts: the draft and the toast belong to the message.
    try {
      await pending;
      forgetDraft();
      openToast({ ...texts.success, destructive: false });
    } catch {
      openToast({ ...texts.failure, destructive: true });
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pendingMessage()) return;
    const found = findErrors(event.currentTarget, texts.errors);
    setErrors(found);
    const [first] = Object.keys(found) as (keyof FieldErrors)[];
    if (first) focusField(event.currentTarget, first);
    else if (!consent.current?.checked) {
      consent.current?.focus();
      setConsentMissing(true);
      openToast({ ...texts.consentRequired, destructive: true });
    } else if (springTrap(trap.current)) showFailure(event.currentTarget);
    else void send(event.currentTarget);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={service.endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={scripted}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <Field
        name="name"
        label={texts.name}
        optional={texts.optional}
        autoComplete="name"
        readOnly={sending}
      />
      <Field
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        readOnly={sending}
        error={errors.email}
      />
      <Field
        name="phone"
        label={texts.phone}
        optional={texts.optional}
        type="tel"
        autoComplete="tel"
        readOnly={sending}
      />
      <Field
        name="message"
        label={texts.message}
        multiline
        required
        readOnly={sending}
        error={errors.message}
      />
      <BotTrap ref={trap} />
      <label className={styles.consent}>
        <input
          ref={consent}
          type="checkbox"
          required={!scripted}
          aria-invalid={consentMissing || undefined}
        />
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
