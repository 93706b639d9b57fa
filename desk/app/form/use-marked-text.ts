import { type ChangeEvent, useRef, useState } from 'react';
import type { Facts } from '../../../server/desk/contract.ts';
import type { Selected } from '../text/formatting.ts';
import { differenceOf, namesIn, segmentsOf, shownText, textAfter } from '../text/marks.ts';

/** Changes a text without marks from what is selected in it now. */
export type Rewrite = (change: (now: Selected) => Selected) => void;

/** A text area that shows what the marks of a text become, while the text keeps its marks; without `facts` it has none. */
export function useMarkedText(text: string, facts: Facts | null, set: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [atFocus, setAtFocus] = useState('');
  const inSegments = (all: string) => (facts ? segmentsOf(all, facts) : [{ shown: all, mark: '' }]);
  const segments = inSegments(text);
  const shown = shownText(segments);
  // What the field has shown, and for which text: the browser's undo brings back what is shown alone.
  const known = useRef(new Map<string, string>());

  // The marks that have become words, or are gone, since the cursor came and until it leaves.
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
    // Deprecated, but nothing else keeps what the browser can undo.
    if (document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed)) return;
    current.setRangeText(typed);
    current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** What is selected in the field. */
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
    /** Brings back the text as it was before it lost a mark. */
    putBack: () => replace(whole.current),
    onFocus: () => setAtFocus(text),
    onLeave: () => setAtFocus(''),
    onChange,
    rewrite,
    /** Puts a mark in the place of what is selected. */
    insertMark: (name: string) => {
      const { text: now, from, to } = selected();
      const mark = `{${name}}`;
      replace(textAfter(segments, now.slice(0, from) + mark + now.slice(to), from + mark.length));
    },
  };
}
