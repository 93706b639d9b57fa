import type { Problem } from '../../contract.ts';
import { connectionLost, onReconnected } from './connection.ts';
import { changeDocument, getDocument, getDocuments } from './documents.ts';
import { type Draft, writeDraft } from './drafts.ts';
import { isSame } from './is-same.ts';
import { overlay } from './overlay.ts';
import { Refused, request, Unreachable } from './request.ts';

/** How what is typed gets into the files. */

/** Takes out of a document what is not ready to be saved. */
type Prepare = (value: unknown, saved: unknown) => unknown;

const pauseInMilliseconds = 900;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const prepared = new Map<string, Prepare>();
let queue: Promise<void> = Promise.resolve();

/** Says what of a document waits until it is ready, such as a photo without words. */
export function prepareBeforeSaving(id: string, prepare: Prepare): void {
  prepared.set(id, prepare);
}

/** Changes a document and saves it when typing has stopped for a moment. */
export function edit(id: string, change: (value: unknown) => unknown): void {
  const document = getDocument(id);
  if (!document) return;
  const value = change(document.value);
  if (isSame(value, document.value)) return;
  writeDraft(id, { version: document.version, base: document.saved, value } satisfies Draft);
  changeDocument(id, { value, ...(document.state !== 'conflict' && { state: 'changed' }) });
  saveSoon(id);
}

/** Saves a document when typing has stopped for a moment. */
export function saveSoon(id: string): void {
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
  const document = getDocument(id);
  if (!document || document.state === 'conflict' || document.state === 'saved') return;
  const { value, version } = document;
  const ready = prepared.get(id)?.(value, document.saved) ?? value;
  if (isSame(ready, document.saved)) {
    if (isSame(value, ready)) writeDraft(id, null);
    changeDocument(id, { state: 'saved', problems: [] });
    return;
  }
  changeDocument(id, { state: 'saving' });
  try {
    const answer = await request<{ version: string }>('PUT', `/documents/${id}`, { version, value: ready });
    afterSaving(id, ready, answer.version);
  } catch (error) {
    afterFailure(id, error);
  }
}

function afterSaving(id: string, saved: unknown, version: string): void {
  const value = getDocument(id)?.value;
  changeDocument(id, { saved, version, problems: [], savedAt: new Date(), state: 'saved' });
  const rest = isSame(value, saved) ? null : ({ version, base: saved, value } satisfies Draft);
  writeDraft(id, rest);
  if (rest && !isSame(prepared.get(id)?.(value, saved) ?? value, saved)) {
    changeDocument(id, { state: 'changed' });
    saveSoon(id);
  }
}

function afterFailure(id: string, error: unknown): void {
  if (error instanceof Unreachable) {
    changeDocument(id, { state: 'unreachable' });
    connectionLost();
    return;
  }
  if (!(error instanceof Refused)) throw error;
  if (error.status === 409) {
    const { version, value } = error.body as { version: string; value: unknown };
    changeDocument(id, { state: 'conflict', theirs: { version, value } });
    return;
  }
  const { problems } = error.body as { problems?: Problem[] };
  const whole: Problem = { document: id, path: [], message: error.message };
  changeDocument(id, { state: 'refused', problems: problems?.length ? problems : [whole] });
}

/** Ends a conflict: with the changes of this window on top of the other version, or with the other version. */
export function resolveConflict(id: string, choice: 'mine' | 'theirs'): void {
  const document = getDocument(id);
  if (!document?.theirs) return;
  const { version, value: theirs } = document.theirs;
  const value = choice === 'mine' ? overlay(document.saved, document.value, theirs) : theirs;
  changeDocument(id, { version, saved: theirs, value, theirs: null, problems: [], state: 'changed' });
  if (choice === 'theirs') writeDraft(id, null);
  void save(id);
}

onReconnected(() => {
  for (const { id, state } of getDocuments().values()) {
    if (state === 'unreachable' || state === 'changed') void save(id);
  }
});
