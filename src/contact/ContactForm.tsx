import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messageFields, messageOf } from '../../tables/message-fields.ts';
import type { FormService, Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { openToast } from '../toast/toast.ts';
import { Button } from '../ui/Button.tsx';
import { BotTrap, springTrap } from './BotTrap.tsx';
import styles from './ContactForm.module.css';
import { deliver, readDelivery, setDelivery, useDelivery } from './delivery.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';
import { Field } from './Field.tsx';
import { FormAnswer } from './FormAnswer.tsx';
import { fillForm, focusField, readForm } from './form-fields.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const consentErrorId = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [consentMissing, setConsentMissing] = useState(false);
  const [message, setMessage] = useState(() => messageOf(() => ''));
  const [answers, setAnswers] = useState(0);
  const [scripted, setScripted] = useState(false);
  const delivery = useDelivery();
  const sending = delivery === 'sending';

  useEffect(() => {
    setScripted(true);
    const draft = readDraft();
    if (!draft || !form.current) return;
    fillForm(form.current, draft);
    setMessage(readForm(form.current));
  }, []);

  useEffect(() => {
    // The message may have been sent before the visitor left this page and came back.
    if (delivery === 'sent') form.current?.reset();
  }, [delivery]);

  // What a toast is about must be in the window, and not under the toast.
  useEffect(() => {
    if (answers > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [answers]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const message = readForm(event.currentTarget);
    writeDraft(message);
    setMessage(message);
    if (delivery === 'sent') setDelivery('none');
    if (consent.current?.checked) setConsentMissing(false);
    // Typing removes an error that is corrected, but never adds one.
    const wrong = findErrors(event.currentTarget, texts.errors);
    setErrors((shown) => Object.fromEntries(Object.entries(wrong).filter(([name]) => name in shown)));
  };

  const answer = (words: { title: string; text: string }, destructive: boolean) => {
    openToast({ ...words, destructive });
    setAnswers((count) => count + 1);
  };

  const send = async (target: HTMLFormElement) => {
    if (!(await deliver(readForm(target), service))) return answer(texts.failure, true);
    forgetDraft();
    answer(texts.success, false);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (readDelivery() === 'sending') return;
    setMessage(readForm(event.currentTarget));
    const found = findErrors(event.currentTarget, texts.errors);
    setErrors(found);
    const [first] = Object.keys(found) as (keyof FieldErrors)[];
    if (first) focusField(event.currentTarget, first);
    else if (!consent.current?.checked) {
      consent.current?.focus({ preventScroll: true });
      setConsentMissing(true);
      answer(texts.consentRequired, true);
    } else if (springTrap(trap.current)) {
      setDelivery('failed');
      answer(texts.failure, true);
    } else void send(event.currentTarget);
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
      {messageFields.map((field) => (
        <Field
          key={field.name}
          {...field}
          label={texts[field.name]}
          optional={field.required ? undefined : texts.optional}
          note={field.name === 'message' ? texts.messageHint : undefined}
          readOnly={sending}
          error={errors[field.name]}
        />
      ))}
      <BotTrap ref={trap} />
      <div ref={end} className={styles.end}>
        <label className={styles.consent}>
          <input
            ref={consent}
            type="checkbox"
            required={!scripted}
            aria-invalid={consentMissing || undefined}
            aria-describedby={consentMissing ? consentErrorId : undefined}
          />
          <span>{texts.consent}</span>
        </label>
        {consentMissing && (
          <p id={consentErrorId} className={styles.error}>
            {texts.consentRequired.text}
          </p>
        )}
        <Button kind="solid" type="submit" className={styles.send} disabled={sending}>
          {sending ? texts.sending : texts.send}
        </Button>
        <FormAnswer texts={texts} delivery={delivery} message={message} />
      </div>
    </form>
  );
}
