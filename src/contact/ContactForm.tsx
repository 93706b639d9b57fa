import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type MessageField, messageFields } from '../../tables/message-fields.ts';
import { useStore } from '../browser/store.ts';
import type { FormService, Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { closeToast, openToast } from '../toast/toast.ts';
import { Button } from '../ui/Button.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import styles from './ContactForm.module.css';
import { deliver, delivery } from './delivery.ts';
import { forgetDraft } from './draft.ts';
import { Field } from './Field.tsx';
import { FormFailure } from './FormFailure.tsx';
import { readForm } from './form-fields.ts';
import { emptyHoneypot, Honeypot } from './Honeypot.tsx';
import { SentSign } from './SentSign.tsx';
import { useDraft } from './use-draft.ts';
import { useRefusal } from './use-refusal.ts';
import { useValidation } from './use-validation.ts';

interface ContactFormProps {
  texts: Texts['contact']['form'];
  formService: FormService;
}

/**
 * The message form: idle, sending, then success or failure. A sign above it says that the last message was sent. The
 * fields are uncontrolled, so text typed before hydration stays. Without scripts the form posts to the same endpoint, and
 * the browser validates the fields and the consent.
 */
export function ContactForm({ texts, formService }: ContactFormProps) {
  const { language, texts: shared } = useSite();
  const service = { ...formService, endpoint: formService.endpoint.replace('{language}', language) };
  const form = useRef<HTMLFormElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLHeadingElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [scripted, setScripted] = useState(false);
  const [consentMissing, setConsentMissing] = useState(false);
  const { errors, validate, clearCorrected } = useValidation(texts.errors);
  const [message, keepDraft] = useDraft(form);
  const refuse = useRefusal(end);
  const state = useStore(delivery);
  const sending = state === 'sending';
  const wasSending = useRef(sending);
  const hints: Partial<Record<MessageField, string>> = { message: texts.messageHint };

  useEffect(() => setScripted(true), []);

  useEffect(() => {
    // A visitor who leaves the page and comes back may have begun another message.
    if (wasSending.current && state === 'sent') {
      form.current?.reset();
      sign.current?.focus({ preventScroll: true });
      sign.current?.scrollIntoView({ block: 'nearest' });
    }
    wasSending.current = sending;
  }, [state, sending]);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keepDraft(currentTarget);
    clearCorrected(currentTarget);
    if (consent.current?.checked) setConsentMissing(false);
  };

  const send = async (target: HTMLFormElement) => {
    // One about the attempt before is out of date.
    closeToast();
    if (!(await deliver(readForm(target), service))) return refuse('failure');
    forgetDraft();
    openToast('success');
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery.read() === 'sending') return;
    keepDraft(event.currentTarget);
    if (!validate(event.currentTarget)) return;
    if (!consent.current?.checked) {
      consent.current?.focus({ preventScroll: true });
      setConsentMissing(true);
      refuse('consentRequired');
    } else if (emptyHoneypot(honeypot.current)) {
      delivery.write('failed');
      refuse('failure');
    } else void send(event.currentTarget);
  };

  return (
    <>
      {state === 'sent' && <SentSign ref={sign} />}
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
            hint={hints[field.name]}
            readOnly={sending}
            error={errors[field.name]}
          />
        ))}
        <Honeypot ref={honeypot} />
        <div ref={end} className={styles.end}>
          <ConsentBox
            ref={consent}
            label={texts.consent}
            required={!scripted}
            error={consentMissing ? shared.toast.consentRequired.text : undefined}
          />
          <Button kind="solid" type="submit" className={styles.send} disabled={sending}>
            {sending ? texts.sending : texts.send}
          </Button>
          {state === 'failed' && <FormFailure texts={texts} message={message} />}
        </div>
      </form>
    </>
  );
}
