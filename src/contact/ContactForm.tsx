import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import {
  buildMessage,
  type Message,
  type MessageFieldName,
  messageFields,
} from '../../common/message-fields.ts';
import { useStore } from '../browser/store.ts';
import type { FormService, Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { closeToast, openToast, type ToastName } from '../toast/toast.ts';
import { Button } from '../ui/Button.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { ContactField } from './ContactField.tsx';
import styles from './ContactForm.module.css';
import {
  findFaults,
  inputOf,
  readForm,
  readMessageDraft,
  sendMessage,
  sendState,
  writeMessageDraft,
} from './contact-message.ts';
import { FormFailure } from './FormFailure.tsx';
import { type FieldFaults, failure } from './refusal.ts';

interface ContactFormProps {
  texts: Texts['contact']['form'];
  formService: FormService;
}

const emptyMessage = buildMessage(() => '');

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
  const [isHydrated, setIsHydrated] = useState(false);
  const [consentMissing, setConsentMissing] = useState(false);
  const { state, refusal } = useStore(sendState);
  const sending = state === 'sending';
  const [faults, setFaults] = useState<FieldFaults>(refusal?.faults ?? {});
  const [message, setMessage] = useState(emptyMessage);
  const [errorCount, setErrorCount] = useState(0);
  const wasSending = useRef(sending);
  const hints: Partial<Record<MessageFieldName, string>> = { message: texts.messageHint };

  useEffect(() => {
    setIsHydrated(true);
    if (!form.current) return;
    const draft = readMessageDraft() ?? emptyMessage;
    for (const { name } of messageFields) {
      const field = inputOf(form.current, name);
      if (field.value === '') field.value = draft[name];
    }
    setMessage(readForm(form.current));
  }, []);

  useEffect(() => {
    // A visitor who comes back may have begun another message.
    if (wasSending.current && state === 'sent') {
      form.current?.reset();
      setMessage(emptyMessage);
      sent.current?.focus({ preventScroll: true });
      sent.current?.scrollIntoView({ block: 'nearest' });
    }
    wasSending.current = sending;
  }, [state, sending]);

  // Scrolls what the toast is about into the window, not under the toast.
  useEffect(() => {
    if (errorCount === 0) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    // A window too low for it shows its end: the other ways after a failure.
    end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [errorCount]);

  const showError = (toast: ToastName) => {
    openToast(toast);
    setErrorCount((count) => count + 1);
  };

  const keepDraft = (typed: Message) => {
    writeMessageDraft(typed);
    setMessage(typed);
  };

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keepDraft(readForm(currentTarget));
    // Corrected faults go; none are added.
    const found = findFaults(currentTarget);
    setFaults((shown) => Object.fromEntries(Object.entries(found).filter(([name]) => name in shown)));
    if (consent.current?.checked) setConsentMissing(false);
  };

  /** Shows the faults at their fields, and focuses the first one. Says whether there is one. */
  const showFaults = (found: FieldFaults): boolean => {
    setFaults(found);
    const first = messageFields.find(({ name }) => name in found);
    if (!first || !form.current) return false;
    const field = inputOf(form.current, first.name);
    field.focus();
    // With its label: WebKit scrolls only to the text cursor.
    field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
    return true;
  };

  const send = async (typed: Message) => {
    // An earlier toast is out of date.
    closeToast();
    const found = await sendMessage(typed, service);
    if (found && showFaults(found.faults)) return openToast('failure');
    if (found) return showError('failure');
    writeMessageDraft(emptyMessage);
    openToast('success');
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sendState.read().state === 'sending') return;
    const typed = readForm(event.currentTarget);
    keepDraft(typed);
    if (showFaults(findFaults(event.currentTarget))) return;
    if (!consent.current?.checked) {
      consent.current?.focus({ preventScroll: true });
      setConsentMissing(true);
      showError('consentRequired');
    } else if (honeypot.current?.value) {
      // A browser may have filled it in by mistake: the visitor can send again.
      honeypot.current.value = '';
      sendState.write({ state: 'failed', refusal: failure });
      showError('failure');
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
        noValidate={isHydrated}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {messageFields.map((field) => (
          <ContactField
            key={field.name}
            field={field}
            texts={texts}
            hint={hints[field.name]}
            length={message[field.name].length}
            readOnly={sending}
            fault={faults[field.name]}
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
        <div ref={end} className={`stack ${styles.formEnd}`}>
          <ConsentBox
            ref={consent}
            label={texts.consent}
            required={!isHydrated}
            readOnly={sending}
            error={consentMissing ? shared.toast.consentRequired.text : undefined}
          />
          <Button variant="solid" type="submit" className={styles.send} disabled={sending}>
            {sending ? texts.sending : texts.send}
          </Button>
          {refusal && <FormFailure texts={texts} message={message} refusal={refusal} />}
        </div>
      </form>
    </>
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
