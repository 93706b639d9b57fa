import { changedPaths, getIn, isAppendOnly, isEqualJson, type KeyPath } from '../../../common/json.ts';
import { defaultLanguage } from '../../../common/languages.ts';
import { asJsonObject } from '../../../common/records.ts';
import type { DocumentResponse, Problem, SaveResponse } from '../../../content-model/desk/contract.ts';
import { isLanguage } from '../../../src/language/language.ts';
import { moveNewArticle } from './articles.ts';
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
import { copyPaths, listAt, pathsInEachLanguage, setIn, startsWithPath } from './json.ts';
import { errorMessage, problemsOf, RequestError, request, UnreachableError } from './request.ts';

const debounceDelay = 900;
/** After an error not caused by the input, such as a full disk. */
const retryDelay = 10_000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let saveQueue: Promise<void> = Promise.resolve();

function keepDraft(id: string): void {
  const { saved, value, version, sent } = getDocument(id) ?? {};
  const before = version === undefined ? { sent } : { base: saved };
  writeDraft(id, isEqualJson(value, saved) ? null : { ...before, value });
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
  // Stays 'refused' while saving, so that its link does not disappear under a click.
  if (document.state !== 'refused') updateDocument(id, { state: 'saving' });
  try {
    const problems: Problem[] = [];
    await saveAccepted(id, document.value, document, problems);
    applySaved(id, {}, problems);
  } catch (error) {
    const isElsewhere = error instanceof RequestError && [404, 409].includes(error.status);
    if (isElsewhere && getDocument(id)?.version === undefined) return resolveTakenName(id);
    if (error instanceof UnreachableError || isElsewhere) {
      return updateDocument(id, { state: 'changed', problems: [] });
    }
    const whole: Problem = { document: id, path: [], message: errorMessage(error) };
    updateDocument(id, { state: 'refused', problems: [whole] });
    saveSoon(id, retryDelay);
  }
}

/** Remembers what a new article held, in case the answer is lost. */
function rememberSent(id: string, value: unknown): void {
  updateDocument(id, { sent: [...(getDocument(id)?.sent ?? []), value] });
  keepDraft(id);
}

/** Gives a new article another name, unless the article that has its name is itself, saved without an answer. */
async function resolveTakenName(id: string): Promise<void> {
  const { sent = [] } = getDocument(id) ?? {};
  try {
    const { version, value: saved } = await request<DocumentResponse>('GET', `/documents/${id}`);
    // The last one was refused just now.
    if (sent.slice(0, -1).some((earlier) => isEqualJson(earlier, saved)))
      return applySaved(id, { version, saved });
  } catch (error) {
    if (error instanceof UnreachableError) return updateDocument(id, { state: 'changed' });
  }
  const newId = moveNewArticle(id, asJsonObject(getDocument(id)?.value));
  closeDocument(id);
  await send(newId);
}

type ServerState = Pick<OpenDocument, 'saved' | 'version'>;

/** Saves a value without the parts that the server refuses, and adds the reasons to `problems`. */
async function saveAccepted(
  id: string,
  value: unknown,
  before: ServerState,
  problems: Problem[],
): Promise<ServerState> {
  const changed = changedPaths(before.saved, value, isAppendOnly);
  const [first] = changed;
  if (!first) return before;
  try {
    // Without a network nothing is sent.
    if (before.version === undefined && navigator.onLine) rememberSent(id, value);
    const body = { version: before.version, value };
    const answer = await request<SaveResponse>('PUT', `/documents/${id}`, body);
    const state = { version: answer.version, saved: value };
    updateDocument(id, { ...state, savedAt: new Date() });
    problems.push(...answer.problems);
    return state;
  } catch (error) {
    const refused = problemsOf(error);
    if (refused.length === 0) throw error;
    const own = refused.filter(({ document, path }) => document === id && path.length > 0);
    const accepted = withoutRejected(value, before.saved, own);
    if (!isEqualJson(accepted, value)) {
      problems.push(...refused);
      return saveAccepted(id, accepted, before, problems);
    }
    if (changed.length > 1) {
      let state = before;
      for (const part of changed) {
        const together = withPartners([part], changed, state.saved);
        state = await saveAccepted(id, copyPaths(state.saved, together, value), state, problems);
      }
      return state;
    }
    // A problem of another field, such as a day that no longer fits, is shown at the changed one.
    const sentences = refused.map(({ sentence, message }) => sentence ?? message);
    const waiting = { document: id, path: first, message: `Venter: ${sentences.join(' ')}` };
    problems.push(waiting, ...refused.filter(({ document }) => document !== id));
    return before;
  }
}

/** Leaves out the rejected parts. A new entry is left out in every language, unless only its translation is wrong. */
function withoutRejected(value: unknown, saved: unknown, problems: readonly Problem[]): unknown {
  const changed = changedPaths(saved, value, isAppendOnly);
  const rejected = changed.filter((part) => problems.some(({ path }) => isAlong(path, part)));
  const isNewTranslation = ([language, ...path]: KeyPath) =>
    language !== defaultLanguage && isLanguage(language) && getIn(saved, [language, ...path]) === undefined;
  const wrongTranslations = problems
    .map(({ path }) => path)
    .filter((path) => rejected.some((part) => isNewTranslation(part) && isAlong(path, part)))
    .filter((path) => getIn(value, path) !== '');
  const accepted = wrongTranslations.reduce((all, path) => setIn(all, path, ''), value);
  const others = rejected.filter((part) => !wrongTranslations.some((path) => isAlong(path, part)));
  return copyPaths(accepted, withPartners(others, changed, saved), saved);
}

/**
 * Adds the changed parts that belong to these in the other languages: entries that were added, and lists whose entries
 * were moved or removed. A single text has no partner.
 */
function withPartners(parts: readonly KeyPath[], changed: readonly KeyPath[], saved: unknown): KeyPath[] {
  const isPartner = ([language, ...path]: KeyPath, [otherLanguage, ...otherPath]: KeyPath) =>
    isLanguage(language) && isLanguage(otherLanguage) && isAlong(path, otherPath);
  const shared = parts.filter((part) => typeof getIn(saved, part) !== 'string');
  return changed.filter((path) => parts.includes(path) || shared.some((part) => isPartner(part, path)));
}

const isAlong = (path: KeyPath, otherPath: KeyPath): boolean =>
  startsWithPath(path, otherPath) || startsWithPath(otherPath, path);

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

/** Sends a new document of the window. A refusal is shown at its fields, and thrown. */
export async function submit(id: string, method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> {
  updateDocument(id, { problems: [] });
  try {
    await request(method, path, body);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const [stored] = id.split('/');
    const problems = error.problems.map((problem) =>
      problem.document === stored ? { ...problem, document: id } : problem,
    );
    updateDocument(id, { problems });
    throw new RequestError(error.status, { ...error, message: error.message, problems });
  }
}

export function closeDocument(id: string): void {
  clearTimeout(timers.get(id));
  writeDraft(id, null);
  documents.write(new Map([...documents.read()].filter(([key]) => key !== id)));
}
