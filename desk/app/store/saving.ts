import type { Path, Problem, SaveAnswer } from '../../../server/desk/contract.ts';
import {
  change,
  compare,
  documents,
  getDocument,
  type OpenDocument,
  openDocuments,
  type ValueOf,
} from './documents.ts';
import { firstValues, writeDraft } from './drafts.ts';
import { differences, isSame, placesOf, stays, valueAt, withParts, withValue } from './json.ts';
import { messageFor, problemsIn, Refused, request, Unreachable } from './request.ts';

const debounceDelay = 900;
/** After an error that is no fault of what was typed, such as a full disk. */
const retryDelay = 10_000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let queue: Promise<void> = Promise.resolve();

/** Keeps what is typed and not saved in the browser too. */
function keepDraft(id: string): void {
  const { saved, value } = getDocument(id) ?? {};
  writeDraft(id, isSame(value, saved) ? null : { base: saved, value });
}

/** Changes a document and saves it when typing has stopped for a moment. */
export function edit<Id extends string>(id: Id, next: (value: ValueOf<Id>) => ValueOf<Id>): void {
  const { value, state } = getDocument(id) ?? {};
  const changed = next(value as ValueOf<Id>);
  if (!state || isSame(value, changed)) return;
  const isLocal = id in firstValues;
  const isBusy = state === 'saving' || state === 'conflict';
  change(id, { value: changed, ...(!isLocal && !isBusy && { state: 'changed' }) });
  keepDraft(id);
  if (!isLocal) saveSoon(id);
}

/** Changes a list, given by its path without the language, in every language; `next` gets the index of each. */
export function editList(
  id: string,
  path: Path,
  next: (list: readonly unknown[], language: number) => unknown[],
): void {
  edit<string>(id, (value) =>
    placesOf(value, path).reduce(
      (all, place, at) => withValue(all, place, next((valueAt(all, place) ?? []) as unknown[], at)),
      value,
    ),
  );
}

function saveSoon(id: string, delay = debounceDelay): void {
  clearTimeout(timers.get(id));
  const timer = setTimeout(() => void save(id), delay);
  timers.set(id, timer);
}

/** Saves at once what is changed. One document is saved at a time; a failed save does not stop the next. */
export function save(id: string): Promise<void> {
  clearTimeout(timers.get(id));
  queue = queue.then(() => send(id));
  return queue;
}

export function saveAll(): Promise<void> {
  for (const { id, state } of openDocuments()) if (state !== 'refused') void save(id);
  return queue;
}

/** Whether all that is typed in a document is saved. */
export const isSaved = ({ state }: OpenDocument): boolean => state === 'saved';

async function send(id: string): Promise<void> {
  const document = getDocument(id);
  if (!document || isSaved(document)) return;
  if (document.state === 'conflict') return rebase(id);
  // What was refused stays so until there is an answer: a click on the way to its field needs its link.
  if (document.state !== 'refused') change(id, { state: 'saving' });
  try {
    accept(id, {}, await store(id, document.value));
  } catch (error) {
    const isElsewhere = error instanceof Refused && [404, 409].includes(error.status);
    const isRefused = !(error instanceof Unreachable || isElsewhere);
    const whole: Problem = { document: id, path: [], message: messageFor(error) };
    change(id, isRefused ? { state: 'refused', problems: [whole] } : { state: 'changed', problems: [] });
    if (isRefused) saveSoon(id, retryDelay);
  }
}

/** Saves a value, and returns what is wrong. What is refused holds back itself alone: the rest is sent once more. */
async function store(id: string, value: unknown): Promise<readonly Problem[]> {
  const { schema, saved, version } = getDocument(id) ?? {};
  const changed = differences(schema ?? {}, saved, value, stays);
  const [first] = changed;
  if (!first) return [];
  try {
    const answer = await request<SaveAnswer>('PUT', `/documents/${id}`, { version, value });
    change(id, { version: answer.version, saved: value, savedAt: new Date() });
    return answer.problems;
  } catch (error) {
    const problems = problemsIn(error);
    if (problems.length === 0) throw error;
    const refused = refusedIn(id, changed, problems);
    if (refused.length > 0) return [...problems, ...(await store(id, withParts(value, refused, saved)))];
    // What is said of another field, as where two days do not go together, is said of the one that was changed.
    const others = problems.filter(({ document }) => document !== id);
    const message = `venter: ${problems.map(({ sentence, message }) => sentence ?? message).join(' ')}`;
    if (changed.length === 1) return [{ document: id, path: first, message }, ...others];
    const found: Problem[] = [];
    for (const part of changed)
      found.push(...(await store(id, withParts(getDocument(id)?.saved, [part], value))));
    return found;
  }
}

/** The changed fields of a document that these problems are in. */
function refusedIn(id: string, changed: readonly Path[], problems: readonly Problem[]): Path[] {
  const own = problems.filter(({ document, path }) => document === id && path.length > 0);
  return changed.filter((part) =>
    own.some(({ path }) => path.every((key, at) => at >= part.length || key === part[at])),
  );
}

/** Takes what the server has, and saves again what was typed meanwhile. */
function accept(id: string, changes: Partial<OpenDocument>, refused?: readonly Problem[]): void {
  change(id, changes);
  const document = getDocument(id);
  if (!document) return;
  const isDone = isSame(document.value, document.saved);
  const state = isDone ? 'saved' : refused && refused.length > 0 ? 'refused' : 'changed';
  change(id, { state, ...(refused && { problems: refused }) });
  keepDraft(id);
  if (state === 'changed') saveSoon(id);
}

/** Puts what was typed into what was saved elsewhere, unless the same part has changed there: then the owner is asked. */
export function rebase(id: string): void {
  const document = getDocument(id);
  if (document && compare(document).conflicting.length === 0) resolveConflict(document, true);
}

/** Keeps what was typed here in the parts that have changed elsewhere too and can be kept, or takes what is saved there. */
export function resolveConflict(document: OpenDocument, isMine: boolean): void {
  const { id, value, elsewhere } = document;
  const { typed, conflicting, lost } = compare(document);
  const left = isMine ? lost : conflicting;
  const kept = typed.filter((path) => !left.includes(path));
  accept(id, { saved: elsewhere, value: withParts(elsewhere, kept, value), elsewhere: undefined });
}

/** Sends what a new document was written for. What is refused is said at its fields, and thrown. */
export async function submit<Answer>(
  id: string,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<Answer> {
  change(id, { problems: [] });
  try {
    return await request<Answer>(method, path, body);
  } catch (error) {
    change(id, { problems: problemsIn(error).map((problem) => ({ ...problem, document: id })) });
    throw error;
  }
}

/** Forgets a document, with what is typed in it. */
export function forget(id: string): void {
  clearTimeout(timers.get(id));
  writeDraft(id, null);
  documents.write(new Map([...documents.read()].filter(([one]) => one !== id)));
}
