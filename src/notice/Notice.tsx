import type { NoticeData } from '../page-data/types.ts';

/** Longer notices have more than two lines on a phone. */
const maxTwoLineLength = 90;

/** A script decides whether the notice shows, and whether its day is today (src/inline/expire-notice.ts). */
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
