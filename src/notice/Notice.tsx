import { useLayoutEffect } from 'react';
import type { ShownNotice } from '../content/types.ts';
import styles from './Notice.module.css';
import { showNotice } from './show-notice.ts';

/** More characters than this have more than two lines on a phone. */
const mostOnTwoLines = 90;

/** For the first page the script in the head has decided. */
let isDecided = true;

/** The band with the notice of the day. Each page mounts it anew, and decides whether it shows. */
export default function Notice({ label, words, language, written, times }: ShownNotice) {
  useLayoutEffect(() => {
    if (!isDecided) showNotice(times);
    isDecided = false;
  }, [times]);

  const { before, day, today, after } = written;
  const isLong = [words, before, today, after].join('').length > mostOnTwoLines;
  return (
    <section className={isLong ? `${styles.notice} ${styles.long}` : styles.notice} aria-label={label}>
      <p lang={language}>{words}</p>
      <p>
        {before}
        <span>{day}</span>
        <span className={styles.today}>{today}</span>
        {after}
      </p>
    </section>
  );
}
