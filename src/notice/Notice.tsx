import type { NoticeData } from '../page-data/types.ts';

/** Longer words have more than one line on a phone. */
const maxOneLineLength = 32;

/** src/inline/expire-notice.ts decides whether it shows, and whether its day is today. */
export function Notice({ label, words, language, written }: NoticeData) {
  const { before, day, today, after, until } = written;
  return (
    <section className={words.length > maxOneLineLength ? 'notice notice-long' : 'notice'} aria-label={label}>
      <p lang={language}>{words}</p>
      <p key={label}>
        {before}
        <span hidden>{today}</span>
        <span>{day}</span>
        {after}
        <span>{until}</span>
      </p>
    </section>
  );
}
