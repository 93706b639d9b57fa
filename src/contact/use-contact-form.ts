import { type FormEvent, useEffect, useRef, useState } from 'react';
import { buildMessage, type Message, messageFields } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import { useStore } from '../browser/store.ts';
import type { FormService, Texts } from '../page-data/types.ts';
import { useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { closeToast, openToast } from '../toast/Toaster.tsx';
import {
  findFaults,
  inputOf,
  readForm,
  readMessageDraft,
  sendMessage,
  sendState,
  writeMessageDraft,
} from './contact-message.ts';
import { serviceFromQuery } from './purpose.ts';
import { type FieldFaults, failure } from './refusal.ts';

const emptyMessage = buildMessage(() => '');

/**
 * Keeps the draft, checks and sends the message, and moves the focus to the outcome. The fields are uncontrolled, so text
 * typed before hydration stays. Without scripts the browser validates. Returns what the form shows, its handlers, and the
 * refs of the elements that are read, focused or scrolled to.
 */
export function useContactForm(texts: Texts['contact']['form'], formService: FormService) {
  const { language, texts: shared } = useSite();
  const { search, router } = useRouting();
  const service = { ...formService, endpoint: formService.endpoint.replace('{language}', language) };
  const form = useRef<HTMLFormElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  const failed = useRef<HTMLParagraphElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [consentMissing, setConsentMissing] = useState(false);
  const { state, refusal } = useStore(sendState);
  const [faults, setFaults] = useState<FieldFaults>(refusal?.faults ?? {});
  const [message, setMessage] = useState(emptyMessage);
  /** A new object for each outcome that the page scrolls to. */
  const [outcome, setOutcome] = useState<{ focus: 'sent' | 'failure' | 'consent' | 'newMessage' } | null>(
    null,
  );

  const about = serviceFromQuery(search);
  const purpose = about ? interpolate(texts.about, { service: shared.services[about].toLowerCase() }) : '';
  /** Not in the first rendering, because React gives that to the field as if it were typed. */
  const [beginning, setBeginning] = useState('');

  useEffect(() => {
    setBeginning(purpose);
    // The visitor comes for another message.
    if (purpose && sendState.read().state === 'sent') sendState.write({ state: 'none' });
  }, [purpose]);

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    // Firefox tells screen readers that an empty required control is invalid, whatever aria-invalid says.
    for (const control of form.current.querySelectorAll(':required')) {
      control.removeAttribute('required');
      control.setAttribute('aria-required', 'true');
    }
    const draft = readMessageDraft() ?? emptyMessage;
    for (const { name } of messageFields) {
      const field = inputOf(form.current, name);
      if (field.value === '' && draft[name]) field.value = draft[name];
    }
    setMessage(readForm(form.current));
  }, []);

  // A visitor who comes back after sending may have begun another message.
  useEffect(() => {
    const onChange = () => {
      if (sendState.read().state === 'sent') setOutcome({ focus: 'sent' });
    };
    return sendState.subscribe(onChange);
  }, []);

  useEffect(() => {
    if (outcome?.focus === 'sent') {
      form.current?.reset();
      setMessage(emptyMessage);
      // Not if another page is loading, which this would cancel.
      if (router.currentUrl().href === location.href) router.changeQuery('', { replace: true });
      sent.current?.focus({ preventScroll: true });
      sent.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    } else if (outcome?.focus === 'newMessage') {
      form.current?.querySelector('input')?.focus();
    } else if (outcome) {
      // Above the toast. A window too low for all of the form's end shows the links after a failure.
      end.current?.scrollIntoView({ block: 'nearest' });
      end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
      if (outcome.focus === 'failure') failed.current?.focus({ preventScroll: true });
    }
  }, [outcome, router]);

  const showFailure = () => {
    // On another page no words get the focus.
    openToast('failure', form.current === null);
    setOutcome({ focus: 'failure' });
  };

  const saveDraft = (typed: Message) => {
    writeMessageDraft(typed);
    setMessage(typed);
  };

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    saveDraft(readForm(currentTarget));
    // Removes corrected faults, and adds none.
    const found = findFaults(currentTarget);
    setFaults((shown) => Object.fromEntries(Object.entries(found).filter(([name]) => name in shown)));
    if (consent.current?.checked) setConsentMissing(false);
  };

  const beginNewMessage = () => {
    sendState.write({ state: 'none' });
    setOutcome({ focus: 'newMessage' });
  };

  /** Returns whether there is a fault. */
  const showFaults = (found: FieldFaults): boolean => {
    setFaults(found);
    const first = messageFields.find(({ name }) => name in found);
    if (!first || !form.current) return false;
    const field = inputOf(form.current, first.name);
    field.focus();
    // WebKit scrolls only to the text cursor.
    field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
    return true;
  };

  const send = async (typed: Message) => {
    closeToast();
    const refusal = await sendMessage(typed, service);
    if (!refusal) {
      writeMessageDraft(emptyMessage);
      openToast('success');
    } else if (showFaults(refusal.faults)) openToast('failure');
    else showFailure();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sendState.read().state === 'sending') return;
    const typed = readForm(event.currentTarget);
    saveDraft(typed);
    const hasFault = showFaults(findFaults(event.currentTarget));
    const hasConsent = consent.current?.checked;
    if (!hasConsent) {
      setConsentMissing(true);
      openToast('consentRequired', hasFault);
    }
    if (hasFault) return;
    if (!hasConsent) {
      consent.current?.focus({ preventScroll: true });
      setOutcome({ focus: 'consent' });
    } else if (honeypot.current?.value) {
      // A browser may have filled it in by mistake, so the visitor can send again.
      honeypot.current.value = '';
      sendState.write({ state: 'failed', refusal: failure });
      showFailure();
    } else void send(typed);
  };

  return {
    refs: { form, consent, honeypot, end, sent, failed },
    endpoint: service.endpoint,
    state,
    refusal,
    faults,
    consentMissing,
    message,
    beginning,
    beginNewMessage,
    onInput,
    onSubmit,
  };
}
