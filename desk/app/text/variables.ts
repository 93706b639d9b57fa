import { variablesIn } from '../../../common/variables.ts';
import type { VariableTexts } from '../../../server/desk/contract.ts';

/** The facts that a text may name. An optional one needs a list entry, which leaves with it. */
export const allowedVariables = (variables: VariableTexts, mayLeave = false) =>
  Object.keys(variables).filter((name) => mayLeave || !variables[name]?.optional);

/** What a mark means, without examples; undefined for one that does not exist. */
const meaningOf = (name: string, variables: VariableTexts): string | undefined =>
  (Object.hasOwn(variables, name) ? variables[name]?.description : undefined)?.replace(/, som i .*/, '');

/** What marks such as {phone} mean and become; null for an empty fact. */
export const variableDetails = (names: readonly string[], variables: VariableTexts) =>
  names.map((name) => ({
    name,
    meaning: meaningOf(name, variables) ?? '',
    becomes: variables[name]?.becomes ?? null,
  }));

export const usedVariables = (text: string, variables: VariableTexts) =>
  [...new Set(variablesIn(text))].filter((name) => Object.hasOwn(variables, name));

/** Strips soft hyphens and collapses spaces. */
export const normalizeText = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** A text as the page shows it. */
export const pageText = (text: string, variables: VariableTexts) =>
  normalizeText(text.replace(/\{(\w+)\}/g, (variable, name: string) => variables[name]?.becomes ?? variable));

/** A part of a text as its field shows it; `mark` is empty for words. */
export interface Segment {
  display: string;
  variable: string;
}

/** A text as its field shows it: {mainArea} as «Bærum», and an empty fact by its name. */
export function toSegments(text: string, variables: VariableTexts): Segment[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? '';
    const meaning = meaningOf(name, variables);
    if (meaning === undefined) return { display: part, variable: '' };
    return { display: variables[name]?.becomes ?? `[${meaning}]`, variable: part };
  });
}

export const displayText = (segments: readonly Segment[]) => segments.map(({ display }) => display).join('');

/** The length of the common beginning, in whole characters. */
function commonLength(before: readonly string[], after: readonly string[]): number {
  const end = before.findIndex((character, at) => character !== after[at]);
  return (end === -1 ? before : before.slice(0, end)).join('').length;
}

/** The lengths of the same beginning and the same end. */
export function commonEnds(before: string, after: string, cursor = after.length) {
  // Typing, deleting and pasting leave what follows the cursor as it was.
  const behind = after.slice(cursor);
  const same = before.endsWith(behind)
    ? behind.length
    : commonLength([...before].reverse(), [...after].reverse());
  const changed = (text: string) => [...text.slice(0, text.length - same)];
  return { start: commonLength(changed(before), changed(after)), same };
}

/** The text after a change in its field. A changed mark becomes words. */
export function applyEdit(segments: readonly Segment[], display: string, cursor: number): string {
  const before = displayText(segments);
  const { start, same } = commonEnds(before, display, cursor);
  const end = before.length - same;
  let at = 0;
  let [head, tail] = ['', ''];
  for (const segment of segments) {
    const [from, to] = [at, at + segment.display.length];
    at = to;
    const whole = segment.variable || segment.display;
    if (to <= start) head += whole;
    else if (from >= end) tail += whole;
    else {
      head += segment.display.slice(0, Math.max(0, start - from));
      tail += segment.display.slice(Math.max(0, end - from));
    }
  }
  return head + display.slice(start, display.length - same) + tail;
}
