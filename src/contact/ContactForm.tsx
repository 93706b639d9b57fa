import { useId } from 'react';
import { messageFields } from '../../common/message-fields.ts';
import { screenPath } from '../../content-model/paths.ts';
import type { FormService, Texts } from '../page-data/types.ts';
import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import { ContactField } from './ContactField.tsx';
import styles from './ContactForm.module.css';
import { FormOutcome } from './FormOutcome.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  texts: Texts['contact']['form'];
  formService: FormService;
}

export function ContactForm({ texts, formService }: ContactFormProps) {
  const { texts: shared } = useSite();
  const contactForm = useContactForm(texts, formService);
  const { isSending, message, beginning, faults, outcome } = contactForm;
  const consentErrorId = useId();

  return (
    <form
      ref={contactForm.form}
      className={`stack ${styles.form}`}
      action={contactForm.endpoint}
      method="post"
      encType="multipart/form-data"
      onInput={contactForm.onInput}
      onSubmit={contactForm.onSubmit}
    >
      {messageFields.map((field) => (
        <ContactField
          key={field.name}
          field={field}
          texts={texts}
          hint={field.name === 'message' ? texts.messageHint : undefined}
          length={message[field.name].length}
          beginning={field.name === 'message' ? beginning : undefined}
          readOnly={isSending}
          fault={faults[field.name]}
        />
      ))}
      <div className="stack">
        <label className={styles.consent}>
          {/* Without a name the box is never sent. It has no read-only state. */}
          <input
            id="consent"
            type="checkbox"
            required
            onClick={(event) => {
              if (isSending) event.preventDefault();
            }}
            aria-invalid={Boolean(faults.consent)}
            aria-describedby={faults.consent && consentErrorId}
          />
          <span>{texts.consent}</span>
        </label>
        {faults.consent && (
          <p id={consentErrorId} className={styles.error}>
            {texts.errors.consent.missing}
          </p>
        )}
        <div className="link-row">
          <Link href={screenPath('privacy')}>{shared.consent.privacyLink}</Link>
        </div>
        <Button
          variant="solid"
          type="submit"
          className={styles.send}
          disabled={isSending}
          onClick={(event) => {
            // After a quick answer the second click of a double click would send an empty form.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {isSending ? texts.sending : texts.send}
        </Button>
        {outcome && <FormOutcome texts={texts} outcome={outcome} message={message} />}
      </div>
    </form>
  );
}
