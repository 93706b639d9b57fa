import { type ChangeEvent, useRef, useState } from 'react';
import type { Facts } from '../../../server/desk/contract.ts';
import type { Selected } from '../text/formatting.ts';
import { differenceOf, namesIn, segmentsOf, shownText, textAfter } from '../text/marks.ts';

/** Rewrites a text without marks, given its selection. */
export type Rewrite = (change: (now: Selected) => Selected) => void;

/** Shows what the marks of a text become, while the text keeps them; without `facts` it has none. */
export function useMarkedText(text: string, facts: Facts | null, set: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [atFocus, setAtFocus] = useState('');
  const inSegments = (all: string) => (facts ? segmentsOf(all, facts) : [{ shown: all, mark: '' }]);
  const segments = inSegments(text);
  const shown = shownText(segments);
  // The text for each wording shown: the browser's undo restores only the wording.
  const known = useRef(new Map<string, string>());

  // Whether a mark has become words or disappeared since the cursor came.
  const isLost =
    facts !== null && namesIn(atFocus, facts).some((name) => !namesIn(text, facts).includes(name));
  const whole = useRef(text);

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>, clean: (typed: string) => string) {
    known.current.set(shown, text);
    if (!isLost) whole.current = text;
    const typed = clean(target.value);
    const cursor = clean(target.value.slice(0, target.selectionEnd)).length;
    set(known.current.get(typed) ?? textAfter(segments, typed, cursor));
  }

  /** Changes the text as typing would, so that the browser can undo it. */
  function replace(next: string) {
    const after = shownText(inSegments(next));
    const { current } = area;
    known.current.set(shown, text).set(after, next);
    current?.focus();
    if (!current || current.value === after) return set(next);
    const { start, same } = differenceOf(current.value, after);
    current.setSelectionRange(start, current.value.length - same);
    const typed = after.slice(start, after.length - same);
    // Deprecated, but nothing else keeps the browser's undo.
    if (document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed)) return;
    current.setRangeText(typed);
    current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function selected(): Selected {
    const { value = text, selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    return { text: value, from, to };
  }

  const rewrite: Rewrite = (change) => {
    const next = change(selected());
    replace(next.text);
    area.current?.setSelectionRange(next.from, next.to);
  };

  return {
    area,
    segments,
    shown,
    isLost,
    /** Restores the text from before it lost a mark. */
    putBack: () => replace(whole.current),
    onFocus: () => setAtFocus(text),
    onLeave: () => setAtFocus(''),
    onChange,
    rewrite,
    /** Replaces the selection with a mark. */
    insertMark: (name: string) => {
      const { text: now, from, to } = selected();
      const mark = `{${name}}`;
      replace(textAfter(segments, now.slice(0, from) + mark + now.slice(to), from + mark.length));
    },
  };
}
