import { isEqualJson, type KeyPath } from '../../../../common/json.ts';
import { getDocument, keepDraft, updateDocument, type ValueOf } from '../documents.ts';
import { localDocumentDefaults } from '../drafts.ts';
import { listAt, pathsInEachLanguage, setIn } from '../json.ts';
import { saveSoon } from './save.ts';

/** Changes a document, and saves it once typing pauses. */
export function edit<Id extends string>(id: Id, next: (value: ValueOf<Id>) => ValueOf<Id>): void {
  const document = getDocument(id);
  if (!document) return;
  const { value, state } = document;
  const changed = next(value);
  if (isEqualJson(value, changed)) return;
  const isLocal = id in localDocumentDefaults;
  const isBusy = state === 'saving' || state === 'conflict';
  updateDocument(id, { value: changed, ...(!isLocal && !isBusy && { state: 'changed' }) });
  keepDraft(id);
  if (!isLocal) saveSoon(id);
}

/** Changes a list in every language; `path` has no language, and `next` gets its index. */
export function editList(
  id: string,
  path: KeyPath,
  next: (list: readonly unknown[], language: number) => unknown[],
): void {
  edit<string>(id, (value) =>
    pathsInEachLanguage(value, path).reduce(
      (all, listPath, at) => setIn(all, listPath, next(listAt(all, listPath), at)),
      value,
    ),
  );
}
