import { marksIn } from '../../../common/variables.ts';
import type { Facts } from '../../../server/desk/contract.ts';

/** The facts that a text may name. An optional one needs a list entry, which leaves with it. */
export const allowedMarks = (facts: Facts, mayLeave = false) =>
  Object.keys(facts).filter((name) => mayLeave || !facts[name]?.optional);

/** What a mark means, without examples; undefined for one that does not exist. */
const meaningOf = (name: string, facts: Facts): string | undefined =>
  (Object.hasOwn(facts, name) ? facts[name]?.means : undefined)?.replace(/, som i .*/, '');

/** What marks such as {phone} mean and become; null for an empty fact. */
export const marksWith = (names: readonly string[], facts: Facts) =>
  names.map((name) => ({
    name,
    meaning: meaningOf(name, facts) ?? '',
    becomes: facts[name]?.becomes ?? null,
  }));

export const namesIn = (text: string, facts: Facts) =>
  [...new Set(marksIn(text))].filter((name) => Object.hasOwn(facts, name));

/** Strips soft hyphens and collapses spaces. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** A text as the page shows it. */
export const filled = (text: string, facts: Facts) =>
  plain(text.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name]?.becomes ?? mark));

/** A part of a text as its field shows it; `mark` is empty for words. */
export interface Segment {
  shown: string;
  mark: string;
}

/** A text as its field shows it: {mainArea} as «Bærum», and an empty fact by its name. */
export function segmentsOf(text: string, facts: Facts): Segment[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? '';
    const meaning = meaningOf(name, facts);
    if (meaning === undefined) return { shown: part, mark: '' };
    return { shown: facts[name]?.becomes ?? `[${meaning}]`, mark: part };
  });
}

export const shownText = (segments: readonly Segment[]) => segments.map(({ shown }) => shown).join('');

/** The length of the common beginning, in whole characters. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((character, at) => character !== other[at]);
  return (end === -1 ? one : one.slice(0, end)).join('').length;
}

/** The lengths of the same beginning and the same end. */
export function differenceOf(before: string, after: string, cursor = after.length) {
  // Typing, deleting and pasting leave what follows the cursor as it was.
  const behind = after.slice(cursor);
  const same = before.endsWith(behind)
    ? behind.length
    : commonLength([...before].reverse(), [...after].reverse());
  const changed = (text: string) => [...text.slice(0, text.length - same)];
  return { start: commonLength(changed(before), changed(after)), same };
}

/** The text after a change in its field. A changed mark becomes words. */
export function textAfter(segments: readonly Segment[], shown: string, cursor: number): string {
  const before = shownText(segments);
  const { start, same } = differenceOf(before, shown, cursor);
  const end = before.length - same;
  let at = 0;
  let [head, tail] = ['', ''];
  for (const segment of segments) {
    const [from, to] = [at, at + segment.shown.length];
    at = to;
    const whole = segment.mark || segment.shown;
    if (to <= start) head += whole;
    else if (from >= end) tail += whole;
    else {
      head += segment.shown.slice(0, Math.max(0, start - from));
      tail += segment.shown.slice(Math.max(0, end - from));
    }
  }
  return head + shown.slice(start, shown.length - same) + tail;
}
