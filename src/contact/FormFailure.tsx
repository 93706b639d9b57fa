import type { Message } from '../../tables/message-fields.ts';
import type { Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { LinkRow } from '../ui/LinkRow.tsx';
import { messageLink } from './email-link.ts';
import styles from './FormFailure.module.css';

interface FormFailureProps {
  texts: Texts['contact']['form'];
  /** What is typed now. */
  message: Message;
}

/**
 * Beside the button after a failure: what the toast says, which disappears, and the other ways: an e-mail with the
 * message in it, and the phone. Only the toast is a live region.
 */
export function FormFailure({ texts, message }: FormFailureProps) {
  const { firm, texts: shared } = useSite();
  const { title, text } = shared.toast.failure;
  return (
    <div className={styles.failure}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <LinkRow>
        <a href={messageLink(firm.email.href, texts.emailSubject, message)}>{texts.emailInstead}</a>
        <a href={firm.phone.href}>{firm.phone.text}</a>
      </LinkRow>
    </div>
  );
}
