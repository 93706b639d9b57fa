import { flushSync } from 'react-dom';
import type { Path } from '../../../server/desk/contract/problem.ts';
import { createStore } from '../../../src/browser/store.ts';
import { editList } from '../store/saving.ts';
import { fieldId, goToField } from '../ui/address.ts';

/** An entry that was taken out of a list, with all that it takes to put it back. */
export interface Removal {
  /** The id of its document. */
  id: string;
  /** The list, without its language. */
  path: Path;
  at: number;
  /** What it held, in each language. */
  entries: readonly unknown[];
  /** What it was called. */
  title: string;
}

/** What was taken away in this window, the last one at the end. */
export const removals = createStore<readonly Removal[]>([]);

export const remember = (removal: Removal) => removals.write([...removals.read(), removal]);

/** Puts an entry back where it was, and the cursor into it. */
export function undo(removal: Removal): void {
  const { id, path, at, entries } = removal;
  flushSync(() => {
    removals.write(removals.read().filter((one) => one !== removal));
    editList(id, path, (list, entry) => list.toSpliced(at, 0, entry), { entries });
  });
  goToField(fieldId(id, [...path, at]));
}

const isTyping = ({ target }: Event) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Ctrl+Z puts back what was last taken out of a list of this view. In a text it is the browser's. */
export function startUndoKey(): void {
  document.addEventListener('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isTyping(event)) return;
    const last = removals.read().findLast(({ id, path }) => document.getElementById(fieldId(id, path)));
    if (!last) return;
    event.preventDefault();
    undo(last);
  });
}
