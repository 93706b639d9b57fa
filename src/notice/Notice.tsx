import type { NoticeData } from '../page-data/types.ts';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import './notice.css';

/** src/inline/expire-notice.ts decides whether it shows, and whether its day is today. */
export function Notice({ label, words, isLong, written }: NoticeData) {
  const { before, day, today, after, until } = written;
  return (
    <section className={isLong ? 'notice notice-long' : 'notice'} aria-label={label}>
      <TextWithLinks text={words} />
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
