import type { DocumentAnswer, Problem, Schema } from '../../contract.ts';
import { connectionLost, isConnectionLost, onConnection } from './connection.ts';
import { type Draft, draftIds, readDraft, writeDraft } from './drafts.ts';
import { isSame } from './is-same.ts';
import { overlay } from './overlay.ts';
import { Refused, request, Unreachable } from './request.ts';

/** The documents that are open in this window, and how what is typed gets into their files. */

export type State = 'saved' | 'changed' | 'saving' | 'refused' | 'conflict' | 'unreachable';

export interface OpenDocument {
  id: string;
  title: string;
  schema: Schema;
  version: string;
  /** As the file has it, as far as this window knows. */
  saved: unknown;
  /** As the fields have it. */
  value: unknown;
  state: State;
  /** Why it was refused, or what is wrong with the file already. */
  problems: Problem[];
  /** When this window saved it last. */
  savedAt: Date | null;
  /** What somebody else has saved meanwhile. */
  theirs: { version: string; value: unknown } | null;
}

/** Takes out of a document what is not ready to be saved. */
type Prepare = (value: unknown, saved: unknown) => unknown;

const pauseInMilliseconds = 900;
const open = new Map<string, OpenDocument>();
const loading = new Map<string, Promise<void>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const prepared = new Map<string, Prepare>();
const listeners = new Set<() => void>();
let queue: Promise<void> = Promise.resolve();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getDocument = (id: string) => open.get(id);
export const getDocuments = () => open;

/** Says what of a document waits until it is ready, such as a photo without words. */
export function prepareBeforeSaving(id: string, prepare: Prepare): void {
  prepared.set(id, prepare);
}

function set(id: string, changes: Partial<OpenDocument>): void {
  const document = open.get(id);
  if (!document) return;
  open.set(id, { ...document, ...changes });
  for (const listener of listeners) listener();
}

/** Loads a document, once. What was typed and not saved before a reload comes back into it. */
export function openDocument(id: string): Promise<void> {
  const running = loading.get(id);
  if (running) return running;
  const load = loadDocument(id).catch((error) => {
    loading.delete(id);
    if (error instanceof Unreachable) connectionLost();
    else throw error;
  });
  loading.set(id, load);
  return load;
}

async function loadDocument(id: string): Promise<void> {
  const {
    title,
    version,
    value,
    schema,
    problems = [],
  } = await request<DocumentAnswer>('GET', `/documents/${id}`);
  const draft = readDraft(id);
  const document: OpenDocument = {
    id,
    title,
    schema,
    version,
    saved: value,
    value,
    state: 'saved',
    problems,
    savedAt: null,
    theirs: null,
  };
  open.set(id, document);
  if (draft && !isSame(draft.value, value)) takeBack(document, draft);
  else writeDraft(id, null);
  for (const listener of listeners) listener();
}

function takeBack(document: OpenDocument, { version, base, value }: Draft): void {
  const { id } = document;
  if (version === document.version) {
    set(id, { value, state: 'changed' });
    saveSoon(id);
  } else {
    const theirs = { version: document.version, value: document.value };
    set(id, { version, saved: base, value, state: 'conflict', theirs });
  }
}

/** Opens every document that has unsaved changes from before. */
export async function openDrafts(known: readonly string[]): Promise<void> {
  await Promise.all(draftIds().flatMap((id) => (known.includes(id) ? [openDocument(id)] : [])));
}

/** Changes a document and saves it when typing has stopped for a moment. */
export function edit(id: string, change: (value: unknown) => unknown): void {
  const document = open.get(id);
  if (!document) return;
  const value = change(document.value);
  if (isSame(value, document.value)) return;
  writeDraft(id, { version: document.version, base: document.saved, value } satisfies Draft);
  set(id, { value, ...(document.state !== 'conflict' && { state: 'changed' }) });
  saveSoon(id);
}

function saveSoon(id: string): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => void save(id), pauseInMilliseconds),
  );
}

/** Saves what is changed at once. One document is saved at a time. */
export function save(id: string): Promise<void> {
  clearTimeout(timers.get(id));
  queue = queue.then(() => put(id));
  return queue;
}

async function put(id: string): Promise<void> {
  const document = open.get(id);
  if (!document || document.state === 'conflict' || document.state === 'saved') return;
  const { value, version } = document;
  const ready = prepared.get(id)?.(value, document.saved) ?? value;
  if (isSame(ready, document.saved)) {
    if (isSame(value, ready)) writeDraft(id, null);
    set(id, { state: 'saved', problems: [] });
    return;
  }
  set(id, { state: 'saving' });
  try {
    const answer = await request<{ version: string }>('PUT', `/documents/${id}`, { version, value: ready });
    afterSaving(id, ready, answer.version);
  } catch (error) {
    afterFailure(id, error);
  }
}

function afterSaving(id: string, saved: unknown, version: string): void {
  const value = open.get(id)?.value;
  set(id, { saved, version, problems: [], savedAt: new Date(), state: 'saved' });
  const rest = isSame(value, saved) ? null : ({ version, base: saved, value } satisfies Draft);
  writeDraft(id, rest);
  if (rest && !isSame(prepared.get(id)?.(value, saved) ?? value, saved)) {
    set(id, { state: 'changed' });
    saveSoon(id);
  }
}

function afterFailure(id: string, error: unknown): void {
  if (error instanceof Unreachable) {
    set(id, { state: 'unreachable' });
    connectionLost();
    return;
  }
  if (!(error instanceof Refused)) throw error;
  if (error.status === 409) {
    const { version, value } = error.body as { version: string; value: unknown };
    set(id, { state: 'conflict', theirs: { version, value } });
    return;
  }
  const { problems } = error.body as { problems?: Problem[] };
  const whole: Problem = { document: id, path: [], message: error.message };
  set(id, { state: 'refused', problems: problems?.length ? problems : [whole] });
}

/** Ends a conflict: with the changes of this window on top of the other version, or with the other version. */
export function resolveConflict(id: string, choice: 'mine' | 'theirs'): void {
  const document = open.get(id);
  if (!document?.theirs) return;
  const { version, value: theirs } = document.theirs;
  const value = choice === 'mine' ? overlay(document.saved, document.value, theirs) : theirs;
  set(id, { version, saved: theirs, value, theirs: null, problems: [], state: 'changed' });
  if (choice === 'theirs') writeDraft(id, null);
  void save(id);
}

/** Loads again what has changed on disk and is not being changed here. */
export async function reload(ids: readonly string[]): Promise<void> {
  const idle = ids.filter((id) => open.get(id)?.state === 'saved');
  await Promise.all(idle.map((id) => loadDocument(id)));
}

/** Forgets a document that is deleted. */
export function forget(id: string): void {
  open.delete(id);
  loading.delete(id);
  writeDraft(id, null);
  for (const listener of listeners) listener();
}

onConnection(() => {
  if (isConnectionLost()) return;
  for (const { id, state } of open.values()) {
    if (state === 'unreachable' || state === 'changed') void save(id);
  }
});
