import type { Ref } from 'react';
import type { Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { OpeningHours } from '../ui/OpeningHours.tsx';
import styles from './SentSign.module.css';

interface SentSignProps {
  texts: Texts['contact']['form']['success'];
  /** The heading, which gets focus: the button that was pressed is far below. */
  ref: Ref<HTMLHeadingElement>;
}

/** The sign above the empty form once a message has been sent. It stays: the toast that says the same goes away. */
export function SentSign({ texts, ref }: SentSignProps) {
  const { firm, texts: shared } = useSite();
  return (
    <div className={styles.sign}>
      <h3 ref={ref} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.text}>{texts.text}</p>
      <div className={styles.meanwhile}>
        <OpeningHours />
        <a className={styles.phone} href={firm.phone.href}>
          {shared.call.phone}
        </a>
      </div>
    </div>
  );
}
