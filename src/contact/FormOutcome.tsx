import { useEffect, useRef } from 'react';
import type { Message } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import type { Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './ContactForm.module.css';
import type { Outcome } from './contact-message.ts';
import { focusAboveToast } from './focus-above-toast.ts';
import { messageLink } from './message-link.ts';

interface FormOutcomeProps {
  texts: Texts['contact']['form'];
  outcome: Outcome;
  /** What is typed now. */
  message: Message;
}

/** Says what comes next, or offers other ways. Unlike the toast, it stays. */
export function FormOutcome({ texts, outcome: { isSent, email }, message }: FormOutcomeProps) {
  const { companyInfo } = useSite();
  const words = useRef<HTMLParagraphElement>(null);
  // The focus was lost when the button was disabled.
  useEffect(() => {
    if (words.current) focusAboveToast(words.current);
  }, []);
  const said = isSent ? interpolate(texts.sent, { sender: email }) : texts.notSent;
  const { message: text, ...sender } = message;
  const lines = [text, '', ...Object.values(sender).filter(Boolean)];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: Orca says the words of a named group, but of no paragraph */}
      <p key={said} ref={words} tabIndex={-1} role="group" aria-label={said} className={styles.outcome}>
        {said}
      </p>
      {!isSent && (
        <div className="link-row">
          <a href={messageLink(companyInfo.email.href, texts.emailSubject, lines)}>{texts.emailInstead}</a>
          <a href={companyInfo.phone.href}>{companyInfo.phone.text}</a>
        </div>
      )}
    </>
  );
}
