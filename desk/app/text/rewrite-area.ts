import type { TextSelection } from './marks.ts';
import { commonEnds } from './variables.ts';

/** Changes the text of a field as typing would, so that the browser can undo it. */
export function rewriteArea(area: HTMLTextAreaElement, change: (now: TextSelection) => TextSelection): void {
  const { value, selectionStart: from, selectionEnd: to } = area;
  const next = change({ text: value, from, to });
  area.focus();
  if (next.text !== value) {
    const { prefix, suffix } = commonEnds(value, next.text);
    area.setSelectionRange(prefix, value.length - suffix);
    const typed = next.text.slice(prefix, next.text.length - suffix);
    // Deprecated, but nothing else keeps the browser's undo.
    document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
  }
  area.setSelectionRange(next.from, next.to);
}
