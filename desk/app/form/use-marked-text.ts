import { type ChangeEvent, useRef, useState } from 'react';
import type { Facts } from '../../../server/desk/contract/document.ts';
import type { Selected } from '../text/formatting.ts';
import { namesIn } from '../text/marks.ts';
import { differenceOf, piecesOf, placeInText, shownText, textAfter } from '../text/pieces.ts';

/** Changes a text without marks from what is selected in it now. Returns whether there was anything to change. */
export type Rewrite = (change: (now: Selected) => Selected | null) => boolean;

/** A text area that shows what the marks of a text become, while the text keeps its marks; without `facts` it has none. */
export function useMarkedText(text: string, facts: Facts | null, set: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [atFocus, setAtFocus] = useState('');
  const inPieces = (all: string) => (facts ? piecesOf(all, facts) : [{ shown: all, mark: '' }]);
  const pieces = inPieces(text);
  const shown = shownText(pieces);
  // What the field has shown, and for which text: the browser's undo brings back what is shown alone.
  const known = useRef(new Map<string, string>());
  const { selectionStart = shown.length, selectionEnd = shown.length } = area.current ?? {};
  const from = placeInText(pieces, selectionStart, 'start');
  const to = placeInText(pieces, selectionEnd, 'end');

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>, clean: (typed: string) => string) {
    known.current.set(shown, text);
    const typed = clean(target.value);
    const cursor = clean(target.value.slice(0, target.selectionEnd)).length;
    set(known.current.get(typed) ?? textAfter(pieces, typed, cursor));
  }

  /** Changes the text as typing would, so that the browser can undo it. */
  function replace(next: string) {
    const after = shownText(inPieces(next));
    const before = area.current?.value ?? shown;
    const { start, same } = differenceOf(before, after);
    known.current.set(shown, text).set(after, next);
    area.current?.focus();
    area.current?.setSelectionRange(start, before.length - same);
    const typed = after.slice(start, after.length - same);
    // Nothing else keeps what the browser can undo. All browsers have it, though it is not to be used elsewhere.
    const isTyped = document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
    if (!isTyped || after === before) set(next);
  }

  const rewrite: Rewrite = (change) => {
    const { value = text, selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    const next = change({ text: value, from, to });
    if (!next) return false;
    replace(next.text);
    area.current?.setSelectionRange(next.from, next.to);
    return true;
  };

  return {
    area,
    pieces,
    shown,
    /** What is selected, with whole marks. */
    selection: { from, to, shown: shown.slice(selectionStart, selectionEnd) },
    /** The marks that have become words, or are gone, since the cursor came and until it leaves. */
    lost: namesIn(atFocus).filter((name) => !namesIn(text).includes(name)),
    /** The text when the cursor came. */
    atFocus,
    onFocus: () => setAtFocus(text),
    onLeave: () => setAtFocus(''),
    onChange,
    replace,
    rewrite,
  };
}
