import { useEffect } from 'react';
import type { DocumentAnswer, Problem, Schema } from '../../contract.ts';
import { announce } from './announcements.ts';
import { type Draft, readDraft, writeDraft } from './drafts.ts';
import { isSame, withTyped } from './json.ts';
import { isLost, problemsIn, Refused, request, Unreachable, wordsFor } from './request.ts';
import { createValue, useValue } from './value.ts';

export interface OpenDocument {
  id: string;
  title: string;
  schema: Schema;
  version: string;
  /** As the file has it, as far as this window knows. */
  saved: unknown;
  /** As the fields have it. */
  value: unknown;
  state: 'saved' | 'changed' | 'saving' | 'refused' | 'unreachable';
  /** Why it was refused, or what is wrong with the file already. */
  problems: readonly Problem[];
  /** When this window saved it last. */
  savedAt: Date | null;
}

/** A document that is deleted, or whose file cannot be read. */
export interface Unavailable {
  id: string;
  isGone: boolean;
  failure: string;
  /** What was typed and not saved; null when there is nothing. */
  typed: unknown;
}

/** Kept in the browser until they are whole: a new article, and the words of photos that wait for them. */
export const newArticle = 'news/-ny';
export const newPictures = 'pictures/-nye';
const firstValues: Readonly<Record<string, () => unknown>> = {
  [newArticle]: () => {
    const date = new Date().toLocaleDateString('sv-SE');
    return { date, picture: null, no: { title: '', text: '' }, en: null };
  },
  [newPictures]: () => ({}),
};

const debounceDelay = 900;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const loading = new Map<string, Promise<void>>();
let queue: Promise<void> = Promise.resolve();

const documents = createValue<ReadonlyMap<string, OpenDocument | Unavailable>>(new Map());

export const isAvailable = (one: OpenDocument | Unavailable): one is OpenDocument => 'value' in one;

const openDocuments = () => [...documents.get().values()].filter(isAvailable);

export const getDocument = (id: string) => openDocuments().find((one) => one.id === id);

const put = (document: OpenDocument | Unavailable) =>
  documents.set(new Map([...documents.get(), [document.id, document]]));

export function change(id: string, changes: Partial<OpenDocument>): void {
  const document = getDocument(id);
  if (document) put({ ...document, ...changes });
}

/** Documents, loaded on first use and when the server is back; undefined until then. */
export function useDocuments(ids: readonly string[]): (OpenDocument | Unavailable | undefined)[] {
  const all = useValue(documents);
  const isWaiting = useValue(isLost);
  const missing = isWaiting ? '' : ids.filter((id) => !all.has(id)).join();
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) void loadDocument(id);
  }, [missing]);
  return ids.map((id) => all.get(id));
}

export function useDocument(id: string): OpenDocument | undefined {
  const [document] = useDocuments([id]);
  return document && isAvailable(document) ? document : undefined;
}

export const useOpenDocuments = () => [...useValue(documents).values()].filter(isAvailable);

/** Loads a document, or loads it again. What is typed and not saved stays in its fields. */
export function loadDocument(id: string): Promise<void> {
  const running = loading.get(id) ?? load(id).finally(() => loading.delete(id));
  loading.set(id, running);
  return running;
}

async function load(id: string): Promise<void> {
  const first = firstValues[id];
  try {
    const answer = await request<DocumentAnswer>('GET', `/documents/${first ? id.split('/')[0] : id}`);
    if (first) {
      const value = readDraft(id)?.value ?? first();
      put({ ...answer, id, saved: value, value, state: 'saved', problems: [], savedAt: null });
    } else take(answer);
  } catch (error) {
    if (error instanceof Unreachable) return;
    const isGone = error instanceof Refused && error.status === 404;
    put({ id, isGone, failure: wordsFor(error), typed: typedIn(id)?.value ?? null });
  }
}

/** What is typed and not saved. Without storage, the window is all that keeps it. */
function typedIn(id: string): Draft | null {
  const open = getDocument(id);
  return open && open.state !== 'saved' ? { base: open.saved, value: open.value } : readDraft(id);
}

function take({ id, value: saved, problems = [], ...rest }: DocumentAnswer): void {
  const draft = typedIn(id);
  const value = draft ? withTyped(draft.base, draft.value, saved) : saved;
  const isChanged = !isSame(value, saved);
  const savedAt = getDocument(id)?.savedAt ?? null;
  put({ id, saved, value, problems, savedAt, state: isChanged ? 'changed' : 'saved', ...rest });
  writeDraft(id, isChanged ? { base: saved, value } : null);
  if (!isChanged || !draft) return;
  saveSoon(id);
  if (!isSame(draft.base, saved)) {
    const told = 'er endret et annet sted imens. Det du skrev, står i feltene. Resten er hentet på nytt.';
    announce(`«${rest.title}» ${told}`);
  }
}

/** Loads again what differs from these versions, what could not be read before, and what has unsaved changes. */
export function reloadOthers(versions: ReadonlyMap<string, string>): void {
  for (const [id, document] of documents.get()) {
    const isCurrent =
      isAvailable(document) && (document.state === 'saving' || document.version === versions.get(id));
    if (!isCurrent && !firstValues[id]) void loadDocument(id);
  }
  for (const id of versions.keys()) if (!documents.get().has(id) && readDraft(id)) void loadDocument(id);
}

/** Forgets a document, with what is typed in it. */
export function forget(id: string): void {
  clearTimeout(timers.get(id));
  writeDraft(id, null);
  documents.set(new Map([...documents.get()].filter(([one]) => one !== id)));
}

/** Changes a document and saves it when typing has stopped for a moment. */
export function edit(id: string, next: (value: unknown) => unknown): void {
  const document = getDocument(id);
  if (!document) return;
  const value = next(document.value);
  if (isSame(value, document.value)) return;
  writeDraft(id, { base: document.saved, value });
  const isLocal = id in firstValues;
  change(id, { value, ...(!isLocal && document.state !== 'saving' && { state: 'changed' }) });
  if (!isLocal) saveSoon(id);
}

function saveSoon(id: string): void {
  clearTimeout(timers.get(id));
  const timer = setTimeout(() => void save(id), debounceDelay);
  timers.set(id, timer);
}

/** Saves at once what is changed. One document is saved at a time; a failed save does not stop the next. */
export function save(id: string): Promise<void> {
  clearTimeout(timers.get(id));
  queue = queue.then(() => send(id));
  return queue;
}

export function saveAll(): void {
  for (const { id, state } of openDocuments()) if (state !== 'refused') void save(id);
}

async function send(id: string): Promise<void> {
  const document = getDocument(id);
  if (!document || document.state === 'saved') return;
  const { value, version, saved } = document;
  if (isSame(value, saved)) {
    writeDraft(id, null);
    return change(id, { state: 'saved', problems: [] });
  }
  change(id, { state: 'saving' });
  try {
    const answer = await request<{ version: string }>('PUT', `/documents/${id}`, { version, value });
    const now = getDocument(id)?.value;
    const isDone = isSame(now, value);
    writeDraft(id, isDone ? null : { base: value, value: now });
    const state = isDone ? 'saved' : 'changed';
    change(id, { saved: value, version: answer.version, problems: [], savedAt: new Date(), state });
    if (!isDone) saveSoon(id);
  } catch (error) {
    const isElsewhere = error instanceof Refused && [404, 409].includes(error.status);
    const state = error instanceof Unreachable ? 'unreachable' : isElsewhere ? 'changed' : 'refused';
    const whole: Problem = { document: id, path: [], message: wordsFor(error) };
    const problems = problemsIn(error);
    change(id, { state, problems: problems.length > 0 || state !== 'refused' ? problems : [whole] });
    if (isElsewhere) await loadDocument(id);
  }
}
