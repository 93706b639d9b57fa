import { isEqualJson, type KeyPath } from '../../../common/json.ts';
import type { SaveResponse } from '../../../content-model/desk/contract.ts';
import { getDocument, keepDraft, openDocuments, updateDocument, type ValueOf } from './documents.ts';
import { listAt, pathsInEachLanguage, setIn } from './json.ts';
import { failureOf, RequestError, request, UnreachableError } from './request.ts';

/** Milliseconds without typing before a document is saved. */
const typingPause = 900;
/** Milliseconds before another try after an error, such as a full disk. */
const retryDelay = 10_000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let saveQueue: Promise<void> = Promise.resolve();

/** Changes a document, and saves it once typing pauses. */
export function edit<Id extends string>(id: Id, next: (value: ValueOf<Id>) => ValueOf<Id>): void {
  const document = getDocument(id);
  if (!document) return;
  const { value, state } = document;
  const changed = next(value);
  if (isEqualJson(value, changed)) return;
  const isBusy = state === 'saving' || state === 'conflict';
  updateDocument(id, { value: changed, ...(!isBusy && { state: 'changed' }) });
  keepDraft(id);
  saveSoon(id);
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

/** Saves a changed document once nothing has asked for it for `delay` milliseconds. */
export function saveSoon(id: string, delay = typingPause): void {
  clearTimeout(timers.get(id));
  const timer = setTimeout(() => void save(id), delay);
  timers.set(id, timer);
}

/** Saves a changed document at once, one at a time; a failed save does not stop the next. */
export function save(id: string): Promise<void> {
  clearTimeout(timers.get(id));
  saveQueue = saveQueue.then(() => send(id));
  return saveQueue;
}

/** Saves all changed documents. */
export function saveAll(): Promise<void> {
  for (const { id } of openDocuments()) void save(id);
  return saveQueue;
}

/** Sends a changed document, and again later if more was typed meanwhile, or after an error that may pass. */
async function send(id: string): Promise<void> {
  const document = getDocument(id);
  if (!document || document.state === 'saved' || document.state === 'conflict') return;
  const { value, version } = document;
  updateDocument(id, { sent: value, state: 'saving' });
  try {
    const answer = await request<SaveResponse>('PUT', `/documents/${id}`, { version, value });
    updateDocument(id, { ...answer, saved: value, savedAt: new Date() });
    const isDone = isEqualJson(getDocument(id)?.value, value);
    updateDocument(id, { state: isDone ? 'saved' : 'changed' });
    keepDraft(id);
    if (!isDone) saveSoon(id);
  } catch (error) {
    // Changed or deleted elsewhere: it is read again.
    const isElsewhere = error instanceof RequestError && [404, 409].includes(error.status);
    if (error instanceof UnreachableError || isElsewhere) return updateDocument(id, { state: 'changed' });
    updateDocument(id, { state: 'failed', failure: failureOf(error).message });
    saveSoon(id, retryDelay);
  }
}
