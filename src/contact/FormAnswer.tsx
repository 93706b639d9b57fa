import type { Message } from '../../tables/message-fields.ts';
import type { Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import type { Delivery } from './delivery.ts';
import { messageLink } from './email-link.ts';
import styles from './FormAnswer.module.css';

interface FormAnswerProps {
  texts: Texts['contact']['form'];
  delivery: Delivery;
  /** What is typed now. */
  message: Message;
}

/**
 * What became of the message, beside the button. It repeats the toast, which disappears, so only the toast is a live
 * region. After a failure it offers the other ways: an e-mail with the message in it, and the phone.
 */
export function FormAnswer({ texts, delivery, message }: FormAnswerProps) {
  const { firm } = useSite();
  if (delivery !== 'sent' && delivery !== 'failed') return null;
  const { title, text } = delivery === 'sent' ? texts.success : texts.failure;
  return (
    <div className={styles.answer} data-failed={delivery === 'failed'}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      {delivery === 'failed' && (
        <p className={styles.instead}>
          <a href={messageLink(firm.email.href, texts.emailSubject, message)}>{texts.emailInstead}</a>
          <a href={firm.phone.href}>{firm.phone.text}</a>
        </p>
      )}
    </div>
  );
}
