import { site } from '../site/site.ts';

/** As texts write it: on one line. */
const number = site.onCallPhone.replaceAll(' ', '\u00a0');

/** A text in which the number of the on-call phone is a link. */
export function TextWithPhone({ text }: { text: string }) {
  const [before, after] = text.split(number);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={site.onCallLink}>{number}</a>
      {after}
    </>
  );
}
