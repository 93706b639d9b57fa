import { type MouseEvent, type Ref, useState } from 'react';
import type { Message } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import type { Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './ContactForm.module.css';
import { inputOf } from './contact-message.ts';
import { mailtoLink } from './message-link.ts';
import { RealPageLink } from './RealPageLink.tsx';
import type { Refusal } from './refusal.ts';

interface FormFailureProps {
  texts: Texts['contact']['form'];
  message: Message;
  refusal: Refusal;
  /** The words get the focus, which is lost when the button is disabled. */
  wordsRef: Ref<HTMLParagraphElement>;
}

/** Unlike the toast, this box stays. */
export function FormFailure({ texts, message, refusal, wordsRef }: FormFailureProps) {
  const { companyInfo, texts: shared } = useSite();
  const { title, text } = shared.toast.failure;
  const { reason, minutes } = refusal;
  const isTranslatedCopy = window.location.hostname.endsWith('.translate.goog');
  const failed = isTranslatedCopy ? texts.translatedCopy.text : text;
  const said = reason === 'failed' ? failed : interpolate(texts.refusals[reason], { minutes });
  const { href, isCut } = mailtoLink(companyInfo.email.href, texts, message);
  return (
    <div className={`stack ${styles.failure}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: Orca says the words of a named group, but of no paragraph */}
      <p key={said} ref={wordsRef} tabIndex={-1} role="group" aria-label={`${title}: ${said}`}>
        <strong>{title}</strong> {said}
      </p>
      <div className="link-row">
        {isTranslatedCopy && <RealPageLink text={texts.translatedCopy.link} />}
        <a href={href}>{texts.emailInstead}</a>
        <a href={companyInfo.phone.href}>{companyInfo.phone.text}</a>
      </div>
      {isCut && <WholeMessage texts={texts} />}
    </div>
  );
}

/** Copies a message too long for an e-mail link, or selects it if the browser cannot copy. */
function WholeMessage({ texts }: Pick<FormFailureProps, 'texts'>) {
  const [result, setResult] = useState<'copied' | 'selected'>();
  const copy = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!form) return;
    const field = inputOf(form, 'message');
    try {
      await navigator.clipboard.writeText(field.value);
      setResult('copied');
    } catch {
      field.select();
      setResult('selected');
    }
  };
  return (
    <>
      <p>{texts.emailCut}</p>
      <Button variant="outline" className={styles.send} onClick={copy}>
        {texts.copy}
      </Button>
      <p role="status">{result && texts[result]}</p>
    </>
  );
}
