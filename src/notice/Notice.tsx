import type { NoticeData } from '../page-data/types.ts';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import './notice.css';

/** src/inline/before-paint.ts decides whether it shows. */
export function Notice({ label, words, isLong, written }: NoticeData) {
  return (
    <section className={isLong ? 'notice notice-long' : 'notice'} aria-label={label}>
      <TextWithLinks text={words} />
      <p key={label}>{written}</p>
    </section>
  );
}
