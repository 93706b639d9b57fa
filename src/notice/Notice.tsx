import type { NoticeData } from '../page-data/types.ts';

/** Longer words have more than two lines on a phone. */
const maxTwoLineLength = 90;

/** The styles and a script decide whether the band shows, and how it says its day (src/inline/expire-notice.ts). */
export function Notice({ label, words, language, written }: NoticeData) {
  const { before, day, today, after } = written;
  const { length } = [words, before, today, after].join('');
  return (
    <section className={length > maxTwoLineLength ? 'notice notice-long' : 'notice'} aria-label={label}>
      <p lang={language}>{words}</p>
      <p key={label}>
        {before}
        <span hidden>{today}</span>
        <span>{day}</span>
        {after}
      </p>
    </section>
  );
}
