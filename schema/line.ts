import { z } from 'zod';

/** What nobody sees: spaces of all kinds, and marks without a width that are pasted along with a text. */
const unseen = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`;
const unseenEnds = new RegExp(`^${unseen}+|${unseen}+$`, 'g');
const lineBreak = /[\t-\r\u0085\u2028\u2029]/;

/** Takes away what nobody sees at the ends of a text. */
export const trimmed = (text: string) => text.replace(unseenEnds, '');

const onOneLine = (text: string) =>
  trimmed(text.replace(/[\s\u0085]+/g, (space) => (lineBreak.test(space) ? ' ' : space)));

/** Characters that cannot be shown, or be part of the feed. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Refuses characters that cannot be shown. Lines and tabs are no such characters. */
export const printable: z.core.$ZodCheck<string> = z.check<string>(({ value, issues }) => {
  const at = value.search(unprintable);
  if (at === -1) return;
  const before = value.slice(0, at).replace(/[\n\t]/g, ' ');
  const place = before === '' ? 'helt først' : `etter «${before.slice(-20)}»`;
  const message = `har et tegn som ikke kan vises, ${place}: slett det, og skriv det på nytt`;
  issues.push({ code: 'custom', input: value, message });
});

/** A text on one line. It is kept without the spaces around it, and a line break in it is kept as a space. */
export const line = () => z.string().overwrite(onOneLine).check(printable);
