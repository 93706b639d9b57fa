import type { Ref } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import { OpeningHours } from '../ui/OpeningHours.tsx';
import styles from './SentSign.module.css';

/**
 * The sign above the empty form once a message has been sent. It stays: the toast that says the same goes away. Its
 * heading gets focus: the button that was pressed is far below.
 */
export function SentSign({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  const { firm, texts } = useSite();
  const { title, text } = texts.toast.success;
  return (
    <div className={styles.sign}>
      <h3 ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.meanwhile}>
        <OpeningHours />
        <a className={styles.phone} href={firm.phone.href}>
          {texts.call.phone}
        </a>
      </div>
    </div>
  );
}
