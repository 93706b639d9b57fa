import type { Facts } from '../../../server/desk/contract/document.ts';
import { meaningOf } from './marks.ts';

/**
 * A text of the site names facts by marks: «Vi brøyter i {mainArea}.» Its field shows what they become, «Vi brøyter i
 * Bærum.», and what is changed there is carried over to the text with its marks.
 */

/** A part of a text as its field shows it; `mark` is what it stands for, empty for words. */
export interface Piece {
  shown: string;
  mark: string;
}

/** A text in pieces. A fact that is not filled in is shown by its name. */
export function piecesOf(text: string, facts: Facts): Piece[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? '';
    const meaning = meaningOf(name);
    if (meaning === undefined) return { shown: part, mark: '' };
    return { shown: facts[name] ?? `[${meaning}]`, mark: part };
  });
}

export const shownText = (pieces: readonly Piece[]) => pieces.map(({ shown }) => shown).join('');

/** How many characters two texts have in common from their beginning. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

/** Where two texts differ: the first character, and how many at the end are the same. */
export function differenceOf(before: string, after: string, cursor = after.length) {
  // What stands after the cursor is as it was, whatever was typed, deleted or pasted before it.
  const behind = after.slice(cursor);
  const same = before.endsWith(behind) ? behind.length : commonLength(reversed(before), reversed(after));
  const start = commonLength(before.slice(0, before.length - same), after.slice(0, after.length - same));
  return { start, same };
}

/** The text once its field shows something else. A mark that was changed in the field becomes words. */
export function textAfter(pieces: readonly Piece[], shown: string, cursor: number): string {
  const before = shownText(pieces);
  const { start, same } = differenceOf(before, shown, cursor);
  const end = before.length - same;
  let at = 0;
  let [head, tail] = ['', ''];
  for (const piece of pieces) {
    const [from, to] = [at, at + piece.shown.length];
    at = to;
    const whole = piece.mark || piece.shown;
    if (to <= start) head += whole;
    else if (from >= end) tail += whole;
    else {
      head += piece.shown.slice(0, Math.max(0, start - from));
      tail += piece.shown.slice(Math.max(0, end - from));
    }
  }
  return head + shown.slice(start, shown.length - same) + tail;
}

/** Where a place in the field is in the text; a place in a mark counts as its beginning, or as its end. */
export function placeInText(pieces: readonly Piece[], place: number, side: 'start' | 'end'): number {
  let [at, inText] = [0, 0];
  for (const { shown, mark } of pieces) {
    const length = (mark || shown).length;
    if (place < at + shown.length || (place === at + shown.length && side === 'end')) {
      if (!mark) return inText + place - at;
      return place <= at || side === 'start' ? inText : inText + length;
    }
    at += shown.length;
    inText += length;
  }
  return inText;
}
