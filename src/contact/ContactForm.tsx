import { useId } from 'react';
import { messageFields } from '../../common/message-fields.ts';
import { screenPath } from '../../content-model/paths.ts';
import type { FormService, Texts } from '../page-data/types.ts';
import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import { ContactField } from './ContactField.tsx';
import styles from './ContactForm.module.css';
import { FormFailure } from './FormFailure.tsx';
import { RealPageLink } from './RealPageLink.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  texts: Texts['contact']['form'];
  formService: FormService;
}

export function ContactForm({ texts, formService }: ContactFormProps) {
  const { texts: shared } = useSite();
  const contactForm = useContactForm(texts, formService);
  const { refs, state, refusal, faults, consentMissing, message, beginning } = contactForm;
  const consentErrorId = useId();
  const sending = state === 'sending';

  return (
    <>
      {state === 'sent' && (
        <div className={`stack lead ${styles.sent}`}>
          {/* It gets focus, because the pressed button is gone. */}
          <h3 ref={refs.sent} tabIndex={-1}>
            {texts.sent}
          </h3>
          <p>{texts.nextStep}</p>
          <Button variant="outline" className={styles.send} onClick={contactForm.beginNewMessage}>
            {texts.newMessage}
          </Button>
        </div>
      )}
      <form
        ref={refs.form}
        className={`stack ${styles.form}`}
        action={contactForm.endpoint}
        method="post"
        encType="multipart/form-data"
        onInput={contactForm.onInput}
        onSubmit={contactForm.onSubmit}
        hidden={state === 'sent'}
      >
        {/* The styles show it where a translated copy does not hydrate. */}
        <p hidden className={styles.translatedCopy}>
          <span>{texts.translatedCopy.text}</span> <RealPageLink text={texts.translatedCopy.link} />
        </p>
        {messageFields.map((field) => (
          <ContactField
            key={field.name}
            field={field}
            texts={texts}
            hint={field.name === 'message' ? texts.messageHint : undefined}
            length={message[field.name].length}
            beginning={field.name === 'message' ? beginning : undefined}
            readOnly={sending}
            fault={faults[field.name]}
          />
        ))}
        {/* A honeypot for bots, which people cannot see, hear or reach. Without a name it is never sent. */}
        <input
          ref={refs.honeypot}
          type="text"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
        />
        <div ref={refs.end} className={`stack ${styles.formEnd}`}>
          <label className={styles.consent}>
            {/* Without a name the box is never sent. It has no read-only state. */}
            <input
              ref={refs.consent}
              type="checkbox"
              required
              onClick={(event) => {
                if (sending) event.preventDefault();
              }}
              aria-invalid={consentMissing}
              aria-describedby={consentMissing ? consentErrorId : undefined}
            />
            <span>{texts.consent}</span>
          </label>
          {consentMissing && (
            <p id={consentErrorId} className={styles.error}>
              <span className="visually-hidden">{shared.toast.consentRequired.title}: </span>
              {shared.toast.consentRequired.text}
            </p>
          )}
          <div className="link-row">
            <Link href={screenPath('privacy')}>{shared.consent.privacyLink}</Link>
          </div>
          <Button variant="solid" type="submit" className={styles.send} disabled={sending}>
            {sending ? texts.sending : texts.send}
          </Button>
          {refusal && (
            <FormFailure texts={texts} message={message} refusal={refusal} wordsRef={refs.failed} />
          )}
        </div>
      </form>
    </>
  );
}
