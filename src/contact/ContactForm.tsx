import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { type Message, type MessageField, messageFields, messageOf } from '../../tables/message-fields.ts';
import { useStore } from '../browser/store.ts';
import type { FormService, Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { closeToast, openToast, type ToastName } from '../toast/toast.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ContactForm.module.css';
import {
  controlOf,
  deliver,
  delivery,
  type FieldErrors,
  findErrors,
  messageLink,
  readDraft,
  readForm,
  writeDraft,
} from './contact-message.ts';
import { ConsentBox, Field } from './Field.tsx';

interface ContactFormProps {
  texts: Texts['contact']['form'];
  formService: FormService;
}

const emptyMessage = messageOf(() => '');

/**
 * The message form. Its fields are uncontrolled, so text typed before hydration stays. Without scripts it posts to
 * the same endpoint, and the browser validates the fields and the consent.
 */
export function ContactForm({ texts, formService }: ContactFormProps) {
  const { language, texts: shared } = useSite();
  const service = { ...formService, endpoint: formService.endpoint.replace('{language}', language) };
  const form = useRef<HTMLFormElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [scripted, setScripted] = useState(false);
  const [consentMissing, setConsentMissing] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState(emptyMessage);
  const [refusals, setRefusals] = useState(0);
  const state = useStore(delivery);
  const sending = state === 'sending';
  const wasSending = useRef(sending);
  const hints: Partial<Record<MessageField, string>> = { message: texts.messageHint };

  useEffect(() => {
    setScripted(true);
    const draft = readDraft();
    if (!draft || !form.current) return;
    for (const { name } of messageFields) {
      const field = controlOf(form.current, name);
      if (field.value === '') field.value = draft[name];
    }
    setMessage(readForm(form.current));
  }, []);

  useEffect(() => {
    // A visitor who comes back may have begun another message.
    if (wasSending.current && state === 'sent') {
      form.current?.reset();
      sent.current?.focus({ preventScroll: true });
      sent.current?.scrollIntoView({ block: 'nearest' });
    }
    wasSending.current = sending;
  }, [state, sending]);

  // Scrolls what the toast is about into the window, not under the toast.
  useEffect(() => {
    if (refusals === 0) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    // A window too low for it shows its end: the other ways after a failure.
    end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  const refuse = (toast: ToastName) => {
    openToast(toast);
    setRefusals((count) => count + 1);
  };

  const keepDraft = (typed: Message) => {
    writeDraft(typed);
    setMessage(typed);
  };

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keepDraft(readForm(currentTarget));
    // Corrected errors go; none are added.
    const found = findErrors(currentTarget, texts.errors);
    setErrors((shown) => Object.fromEntries(Object.entries(found).filter(([name]) => name in shown)));
    if (consent.current?.checked) setConsentMissing(false);
  };

  const send = async (typed: Message) => {
    // An earlier toast is out of date.
    closeToast();
    if (!(await deliver(typed, service))) return refuse('failure');
    writeDraft(emptyMessage);
    openToast('success');
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery.read() === 'sending') return;
    const typed = readForm(event.currentTarget);
    const found = findErrors(event.currentTarget, texts.errors);
    const wrong = messageFields.find(({ name }) => name in found);
    keepDraft(typed);
    setErrors(found);
    if (wrong) {
      const field = controlOf(event.currentTarget, wrong.name);
      field.focus();
      // With its label: WebKit scrolls only to the text cursor.
      field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
    } else if (!consent.current?.checked) {
      consent.current?.focus({ preventScroll: true });
      setConsentMissing(true);
      refuse('consentRequired');
    } else if (honeypot.current?.value) {
      // A browser may have filled it in by mistake: the visitor can send again.
      honeypot.current.value = '';
      delivery.write('failed');
      refuse('failure');
    } else void send(typed);
  };

  return (
    <>
      {state === 'sent' && <Sent ref={sent} />}
      <form
        ref={form}
        className={`stack ${styles.form}`}
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
        {/* For bots: people cannot see, hear or reach it. Without a name it is never sent. */}
        <input
          ref={honeypot}
          type="text"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
        />
        <div ref={end} className={`stack ${styles.end}`}>
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

/** What the toast says, which disappears, and the other ways: phone, and e-mail with the message in it. */
function FormFailure({ texts, message }: { texts: Texts['contact']['form']; message: Message }) {
  const { firm, texts: shared } = useSite();
  const { title, text } = shared.toast.failure;
  return (
    <div className={styles.failure}>
      <p key={text}>
        <strong>{title}</strong> {text}
      </p>
      <div className="links">
        <a href={messageLink(firm.email.href, texts.emailSubject, message)}>{texts.emailInstead}</a>
        <a href={firm.phone.href}>{firm.phone.text}</a>
      </div>
    </div>
  );
}

/** Stays, unlike the toast that says the same. Its heading gets focus: the pressed button is far below. */
function Sent({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  const { title, text } = useSite().texts.toast.success;
  return (
    <div className={`stack lead ${styles.sent}`}>
      <h3 ref={ref} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
    </div>
  );
}
