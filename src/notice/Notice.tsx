import type { ShownNotice } from '../content/types.ts';

/** More characters than this have more than two lines on a phone. */
const mostOnTwoLines = 90;

/**
 * The band with the notice of the day. Whether it shows, and how it says its day, is up to the styles and the script that
 * documents with a notice have (notice.css, src/inline/notice.ts).
 */
export function Notice({ label, words, language, written }: ShownNotice) {
  const { before, day, today, after } = written;
  const { length } = [words, before, today, after].join('');
  return (
    <section className={length > mostOnTwoLines ? 'notice long' : 'notice'} aria-label={label}>
      <p lang={language}>{words}</p>
      <p>
        {before}
        <span hidden>{today}</span>
        <span>{day}</span>
        {after}
      </p>
    </section>
  );
}
