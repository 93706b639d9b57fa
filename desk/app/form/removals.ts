import { flushSync } from 'react-dom';
import type { Path } from '../../contract/problem.ts';
import { editList } from '../store/saving.ts';
import { createValue } from '../store/value.ts';
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
export const removals = createValue<readonly Removal[]>([]);

const isSameList = (one: Removal, other: Removal) =>
  fieldId(one.id, one.path) === fieldId(other.id, other.path);

/** Other removals of the list stand where they stood, when an entry before them comes or goes. */
const shifted = (removal: Removal, by: number) =>
  removals
    .get()
    .filter((one) => one !== removal)
    .map((one) => (isSameList(one, removal) && one.at > removal.at ? { ...one, at: one.at + by } : one));

export const remember = (removal: Removal) => removals.set([...shifted(removal, -1), removal]);

/** Puts an entry back where it was, and the cursor into it. */
export function undo(removal: Removal): void {
  const { id, path, at, entries } = removal;
  flushSync(() => {
    removals.set(shifted(removal, 1));
    editList(id, path, (list, entry) => list.toSpliced(at, 0, entry), { entries, state: 'left' });
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
    const last = removals.get().findLast(({ id, path }) => document.getElementById(fieldId(id, path)));
    if (!last) return;
    event.preventDefault();
    undo(last);
  });
}
