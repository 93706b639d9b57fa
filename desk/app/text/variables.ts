import { withoutUnseen } from '../../../common/format.ts';
import { variablesIn } from '../../../common/variables.ts';
import type { VariableTexts } from '../../../content-model/desk/contract.ts';

/** The meaning of a variable, without examples; undefined for an unknown one. */
const meaningOf = (name: string, variables: VariableTexts): string | undefined =>
  (Object.hasOwn(variables, name) ? variables[name]?.description : undefined)?.replace(/, som i .*/, '');

/** The meaning of variables such as {phone}, and the words that replace them; null for an empty fact. */
export const variableDetails = (names: readonly string[], variables: VariableTexts) =>
  names.map((name) => ({
    name,
    meaning: meaningOf(name, variables) ?? '',
    becomes: variables[name]?.becomes ?? null,
    field: variables[name]?.field ?? null,
  }));

export const usedVariables = (text: string, variables: VariableTexts) =>
  [...new Set(variablesIn(text))].filter((name) => Object.hasOwn(variables, name));

export const normalizeText = (text: string) => withoutUnseen(text).replace(/\s+/g, ' ').trim();

export const pageText = (text: string, variables: VariableTexts) =>
  normalizeText(text.replace(/\{(\w+)\}/g, (variable, name: string) => variables[name]?.becomes ?? variable));

/** A part of a text as its field shows it. `variable` is empty for words. */
export interface Segment {
  display: string;
  variable: string;
}

/** Splits a text as its field shows it: {area} as «i Bærum», and an empty fact by its name. */
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
