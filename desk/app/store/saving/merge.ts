import {
  changedPaths,
  getIn,
  isAppendOnly,
  isEqualJson,
  type KeyPath,
  type ListComparer,
} from '../../../../common/json.ts';
import { languageCodes } from '../../../../common/languages.ts';
import type { Problem } from '../../../../content-model/desk/contract.ts';
import { isLanguage } from '../../../../src/language/language.ts';
import { getDocument, keepDraft, type OpenDocument, updateDocument } from '../documents.ts';
import { copyPaths, listAt } from '../json.ts';
import { isFixedList } from '../schema.ts';

/** Returns the typed parts. The `conflicting` ones also changed elsewhere, and the `orphaned` ones have no place left. */
export function threeWayDiff({ schema, saved, value, elsewhere }: OpenDocument) {
  const differ = (path: KeyPath, before: unknown, after: unknown) =>
    !isEqualJson(getIn(before, path), getIn(after, path));
  const isList: ListComparer = (_before, _after, path) => isFixedList(schema, path);
  const isRearranged = (path: KeyPath) =>
    [value, elsewhere].some((after) => !isAppendOnly(listAt(saved, path), listAt(after, path), path));
  /** A list whose entries were moved or removed goes together with its translations. */
  function withTranslations(path: KeyPath): KeyPath[] {
    const [language, ...rest] = path;
    const lists = isLanguage(language) ? languageCodes.map((code) => [code, ...rest]) : [];
    return lists.some(isRearranged) ? lists : [path];
  }
  const changed = changedPaths(saved, value, isList).flatMap(withTranslations);
  const localChanges = changed.filter(
    (path, index) =>
      differ(path, value, elsewhere) && changed.findIndex((found) => isEqualJson(found, path)) === index,
  );
  const conflicting = localChanges.filter((path) =>
    withTranslations(path).some((list) => differ(list, saved, elsewhere)),
  );
  const orphaned = conflicting.filter((path) => getIn(elsewhere, path.slice(0, -1)) === undefined);
  return { localChanges, conflicting, orphaned };
}

/**
 * Merges what was typed into what was saved elsewhere, unless the same part changed in both. Returns whether something
 * is left to save.
 */
export function mergeRemote(id: string): boolean {
  const document = getDocument(id);
  if (!document || threeWayDiff(document).conflicting.length > 0) return false;
  return resolveConflict(document, 'mine');
}

/**
 * Keeps what was typed in conflicting parts, where it can be kept, or takes what was saved elsewhere. Returns whether
 * something is left to save.
 */
export function resolveConflict(document: OpenDocument, choice: 'mine' | 'theirs'): boolean {
  const { id, value, elsewhere } = document;
  const { localChanges, conflicting, orphaned } = threeWayDiff(document);
  const left = choice === 'mine' ? orphaned : conflicting;
  const kept = localChanges.filter((path) => !left.includes(path));
  return applySaved(id, { saved: elsewhere, value: copyPaths(elsewhere, kept, value), elsewhere: undefined });
}

/** Takes what the server has. Returns whether something was typed meanwhile and is left to save. */
export function applySaved(
  id: string,
  changes: Partial<OpenDocument>,
  refused?: readonly Problem[],
): boolean {
  updateDocument(id, changes);
  const document = getDocument(id);
  if (!document) return false;
  const isDone = isEqualJson(document.value, document.saved);
  const unsaved = refused && refused.length > 0 ? 'refused' : 'changed';
  const state = isDone ? 'saved' : unsaved;
  updateDocument(id, { state, ...(refused && { problems: refused }) });
  keepDraft(id);
  return state === 'changed';
}
