import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Message } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import { useStore } from '../browser/store.ts';
import type { FormService, Texts } from '../page-data/types.ts';
import { useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { openToast } from '../toast/Toaster.tsx';
import {
  type ControlName,
  controlOf,
  emptyMessage,
  type Faults,
  findFaults,
  messageUnderWay,
  type Outcome,
  readForm,
  restoreDraft,
  sendMessage,
  writeMessageDraft,
} from './contact-message.ts';
import { focusAboveToast } from './focus-above-toast.ts';
import { serviceFromQuery } from './purpose.ts';

/**
 * Keeps the draft, checks and sends the message. The fields are uncontrolled, so text typed before hydration stays.
 * Without scripts the browser validates. Returns what the form shows, its handlers, and its ref.
 */
export function useContactForm(texts: Texts['contact']['form'], formService: FormService) {
  const { language, texts: shared, services } = useSite();
  const { search, router } = useRouting();
  const service = { ...formService, endpoint: formService.endpoint.replace('{language}', language) };
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState(emptyMessage);
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const underWay = useStore(messageUnderWay);

  const about = serviceFromQuery(search, services);
  const purpose = about ? interpolate(texts.about, { service: shared.services[about].toLowerCase() }) : '';
  /** Not in the first rendering, because React gives that to the field as if it were typed. */
  const [beginning, setBeginning] = useState('');
  useEffect(() => setBeginning(purpose), [purpose]);

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(form.current);
    setMessage(readForm(form.current));
  }, []);

  useEffect(() => {
    const show = (outcome: Outcome) => {
      if (!form.current) return;
      if (outcome.isSent) {
        form.current.reset();
        setMessage(emptyMessage);
        // Not if another page is loading, which this would cancel.
        if (router.currentUrl().href === location.href) router.changeQuery('', { replace: true });
      }
      setOutcome(outcome);
    };
    void underWay?.then(show);
  }, [underWay, router]);

  const saveDraft = (typed: Message) => {
    writeMessageDraft(typed);
    setMessage(typed);
  };

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    saveDraft(readForm(currentTarget));
    // Removes corrected faults, and adds none.
    const found = findFaults(currentTarget);
    setFaults((shown) => Object.fromEntries(Object.entries(found).filter(([name]) => name in shown)));
    if (outcome?.isSent) setOutcome(null);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitted = event.currentTarget;
    if (underWay) return;
    const typed = readForm(submitted);
    const found = findFaults(submitted);
    flushSync(() => {
      saveDraft(typed);
      setFaults(found);
      setOutcome(null);
      if (found.consent) openToast('consentRequired');
    });
    const [first] = Object.keys(found) as ControlName[];
    if (first) focusAboveToast(controlOf(submitted, first));
    else sendMessage(typed, service);
  };

  return {
    form,
    endpoint: service.endpoint,
    isSending: underWay !== null,
    message,
    beginning,
    faults,
    outcome,
    onInput,
    onSubmit,
  };
}
