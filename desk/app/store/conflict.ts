import { truePairs } from '../../../common/english.ts';
import { keepDraft, type OpenDocument, setDocument, updateDocument } from './documents.ts';
import { saveSoon } from './saving.ts';

/** Saves what was typed here over what was saved elsewhere, or takes the latter in its place. */
export function resolveConflict(document: OpenDocument, choice: 'mine' | 'theirs'): void {
  const { id, elsewhere } = document;
  if (!elsewhere) return;
  const { version, value: saved } = elsewhere;
  const known = { version, saved, truePairs: truePairs(saved) };
  setDocument({ ...document, ...known, elsewhere: undefined, state: 'changed' });
  if (choice === 'theirs') updateDocument(id, { value: saved, state: 'saved' });
  else saveSoon(id, 0);
  keepDraft(id);
}
