import { changedPaths, isAppendOnly, isEqualJson, type KeyPath } from '../../../common/json.ts';
import type { Problem, SaveResponse } from '../../../server/desk/contract.ts';
import {
  documents,
  getDocument,
  type OpenDocument,
  openDocuments,
  threeWayDiff,
  updateDocument,
  type ValueOf,
} from './documents.ts';
import { localDocumentDefaults, writeDraft } from './drafts.ts';
import { copyPaths, listAt, pathsInEachLanguage, setIn } from './json.ts';
import { errorMessage, problemsOf, RequestError, request, UnreachableError } from './request.ts';

const debounceDelay = 900;
/** After an error not caused by the input, such as a full disk. */
const retryDelay = 10_000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let saveQueue: Promise<void> = Promise.resolve();

function keepDraft(id: string): void {
  const { saved, value } = getDocument(id) ?? {};
  writeDraft(id, isEqualJson(value, saved) ? null : { base: saved, value });
}

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

function saveSoon(id: string, delay = debounceDelay): void {
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

export function saveAll(): Promise<void> {
  for (const { id, state } of openDocuments()) if (state !== 'refused') void save(id);
  return saveQueue;
}

export const isSaved = ({ state }: OpenDocument): boolean => state === 'saved';

async function send(id: string): Promise<void> {
  const document = getDocument(id);
  if (!document || isSaved(document)) return;
  if (document.state === 'conflict') return mergeRemote(id);
  // What was refused stays so until the answer, so that a click on its link still works.
  if (document.state !== 'refused') updateDocument(id, { state: 'saving' });
  try {
    applySaved(id, {}, await putWithoutRejected(id, document.value));
  } catch (error) {
    const isElsewhere = error instanceof RequestError && [404, 409].includes(error.status);
    const isRefused = !(error instanceof UnreachableError || isElsewhere);
    const whole: Problem = { document: id, path: [], message: errorMessage(error) };
    updateDocument(
      id,
      isRefused ? { state: 'refused', problems: [whole] } : { state: 'changed', problems: [] },
    );
    if (isRefused) saveSoon(id, retryDelay);
  }
}

/** Saves a value without the parts that are refused, and returns the problems. */
async function putWithoutRejected(id: string, value: unknown): Promise<readonly Problem[]> {
  const { saved, version } = getDocument(id) ?? {};
  const changed = changedPaths(saved, value, isAppendOnly);
  const [first] = changed;
  if (!first) return [];
  try {
    const response = await request<SaveResponse>('PUT', `/documents/${id}`, { version, value });
    updateDocument(id, { version: response.version, saved: value, savedAt: new Date() });
    return response.problems;
  } catch (error) {
    const problems = problemsOf(error);
    if (problems.length === 0) throw error;
    const refused = refusedIn(id, changed, problems);
    if (refused.length > 0)
      return [...problems, ...(await putWithoutRejected(id, copyPaths(value, refused, saved)))];
    // A problem of another field, such as a day that no longer fits, is shown at the changed one.
    const others = problems.filter(({ document }) => document !== id);
    const message = `Venter: ${problems.map(({ sentence, message }) => sentence ?? message).join(' ')}`;
    if (changed.length === 1) return [{ document: id, path: first, message }, ...others];
    const found: Problem[] = [];
    for (const part of changed)
      found.push(...(await putWithoutRejected(id, copyPaths(getDocument(id)?.saved, [part], value))));
    return found;
  }
}

/** The changed fields that have these problems. */
function refusedIn(id: string, changed: readonly KeyPath[], problems: readonly Problem[]): KeyPath[] {
  const own = problems.filter(({ document, path }) => document === id && path.length > 0);
  return changed.filter((part) =>
    own.some(({ path }) => path.every((key, at) => at >= part.length || key === part[at])),
  );
}

/** Takes what the server has, and saves what was typed meanwhile. */
function applySaved(id: string, changes: Partial<OpenDocument>, refused?: readonly Problem[]): void {
  updateDocument(id, changes);
  const document = getDocument(id);
  if (!document) return;
  const isDone = isEqualJson(document.value, document.saved);
  const unsaved = refused && refused.length > 0 ? 'refused' : 'changed';
  const state = isDone ? 'saved' : unsaved;
  updateDocument(id, { state, ...(refused && { problems: refused }) });
  keepDraft(id);
  if (state === 'changed') saveSoon(id);
}

/** Merges what was typed into what was saved elsewhere, unless the same part changed in both. */
export function mergeRemote(id: string): void {
  const document = getDocument(id);
  if (document && threeWayDiff(document).conflicting.length === 0) resolveConflict(document, 'mine');
}

/** Keeps what was typed in conflicting parts, where it can be kept, or takes what was saved elsewhere. */
export function resolveConflict(document: OpenDocument, choice: 'mine' | 'theirs'): void {
  const { id, value, elsewhere } = document;
  const { localChanges, conflicting, orphaned } = threeWayDiff(document);
  const left = choice === 'mine' ? orphaned : conflicting;
  const kept = localChanges.filter((path) => !left.includes(path));
  applySaved(id, { saved: elsewhere, value: copyPaths(elsewhere, kept, value), elsewhere: undefined });
}

/** Sends a new document. A refusal is shown at its fields, and thrown. */
export async function submit<Result>(
  id: string,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<Result> {
  updateDocument(id, { problems: [] });
  try {
    return await request<Result>(method, path, body);
  } catch (error) {
    updateDocument(id, { problems: problemsOf(error).map((problem) => ({ ...problem, document: id })) });
    throw error;
  }
}

/** Forgets a document and its draft. */
export function closeDocument(id: string): void {
  clearTimeout(timers.get(id));
  writeDraft(id, null);
  documents.write(new Map([...documents.read()].filter(([key]) => key !== id)));
}
