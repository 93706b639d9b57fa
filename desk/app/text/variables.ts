import { withoutUnseen } from '../../../common/format.ts';
import { variablesIn } from '../../../common/variables.ts';
import type { VariableTexts } from '../../../content-model/desk/contract.ts';

export const normalizeText = (text: string) => withoutUnseen(text).replace(/\s+/g, ' ').trim();

export const pageText = (text: string, variables: VariableTexts) =>
  normalizeText(text.replace(/\{(\w+)\}/g, (variable, name: string) => variables[name]?.becomes ?? variable));

/** A part of a text as its field shows it. `variable` is empty for words. */
interface Segment {
  display: string;
  variable: string;
}

/** Splits a text as its field shows it: {area} as «i Bærum», and an empty fact by its name. */
export function toSegments(text: string, variables: VariableTexts): Segment[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? '';
    const { description, becomes } = variables[name] ?? {};
    if (description === undefined) return { display: part, variable: '' };
    return { display: becomes ?? `[${description}]`, variable: part };
  });
}

export const displayText = (segments: readonly Segment[]) => segments.map(({ display }) => display).join('');

/** The length of the common beginning, in whole characters. */
function commonPrefixLength(before: readonly string[], after: readonly string[]): number {
  const end = before.findIndex((character, index) => character !== after[index]);
  return (end === -1 ? before : before.slice(0, end)).join('').length;
}

/** The lengths of the common beginning and the common end. */
export function commonEnds(before: string, after: string, cursor = after.length) {
  // Typing, deleting and pasting do not change the text after the cursor.
  const behind = after.slice(cursor);
  const suffix = before.endsWith(behind)
    ? behind.length
    : commonPrefixLength([...before].reverse(), [...after].reverse());
  const withoutSuffix = (text: string) => [...text.slice(0, text.length - suffix)];
  return { prefix: commonPrefixLength(withoutSuffix(before), withoutSuffix(after)), suffix };
}

/** The text after a change in its field. A changed variable becomes words. */
export function applyEdit(segments: readonly Segment[], display: string, cursor: number): string {
  const before = displayText(segments);
  const { prefix, suffix } = commonEnds(before, display, cursor);
  const changeEnd = before.length - suffix;
  let textBefore = '';
  let textAfter = '';
  let end = 0;
  for (const segment of segments) {
    const start = end;
    end += segment.display.length;
    const whole = segment.variable || segment.display;
    if (end <= prefix) textBefore += whole;
    else if (start >= changeEnd) textAfter += whole;
    else {
      textBefore += segment.display.slice(0, Math.max(0, prefix - start));
      textAfter += segment.display.slice(Math.max(0, changeEnd - start));
    }
  }
  return textBefore + display.slice(prefix, display.length - suffix) + textAfter;
}

/** A fact of the firm that a text had, and that was changed in it. */
export interface ChangedFact {
  name: string;
  description: string;
  /** Its field of the company. */
  field: string;
  /** What it was. */
  becomes: string | null;
  /** What was typed in its place; null if the words around it are others too. */
  typed: string | null;
}

/** Lists the facts of a text that are words by now. One that was deleted whole is not among them. */
export function changedFacts(original: string, text: string, variables: VariableTexts): ChangedFact[] {
  const before = toSegments(original, variables);
  const now = displayText(toSegments(text, variables));
  const kept = variablesIn(text);
  return before.flatMap(({ variable }, index) => {
    const name = variable.slice(1, -1);
    const { description = '', field = null, becomes = null } = variables[name] ?? {};
    if (!field || kept.includes(name)) return [];
    const typed = textBetween(now, before, index);
    const isDeleted = typed === null ? isOnlyDeleted(displayText(before), now) : typed.trim() === '';
    const isThere =
      typed === null
        ? becomes && normalizeText(now).includes(normalizeText(becomes))
        : isSame(typed, becomes);
    return isDeleted || isThere ? [] : [{ name, description, field, becomes, typed }];
  });
}

/** Nobody types the spaces that hold a number together. */
const isSame = (words: string | null, others: string | null) =>
  words !== null && others !== null && normalizeText(words) === normalizeText(others);

/** What stands between the words before and after a segment; null where these are others. */
function textBetween(now: string, before: readonly Segment[], index: number): string | null {
  const start = displayText(before.slice(0, index));
  const end = displayText(before.slice(index + 1));
  const isThere = now.startsWith(start) && now.endsWith(end) && now.length >= start.length + end.length;
  return isThere ? now.slice(start.length, now.length - end.length) : null;
}

function isOnlyDeleted(before: string, after: string): boolean {
  const { prefix, suffix } = commonEnds(before, after, 0);
  return prefix + suffix === after.length;
}

/** Puts the facts back into the words that a text had first, and those of `known` into words that are the same. */
export function withFacts(
  text: string,
  original: string,
  variables: VariableTexts,
  known: readonly string[],
) {
  const display = (whole: string) => displayText(toSegments(whole, variables));
  if (isSame(display(text), display(original))) return original;
  return known.reduce((all, name) => {
    const { becomes } = variables[name] ?? {};
    if (!becomes) return all;
    const words = becomes.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
    return all.replace(new RegExp(`(?<![\\w.+@-])${words}(?![\\w@])`, 'g'), `{${name}}`);
  }, text);
}
