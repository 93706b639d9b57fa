import type { DocumentAnswer } from '../../contract.ts';
import { connectionLost } from './connection.ts';
import { changeDocument, getDocument, type OpenDocument, putDocument, removeDocument } from './documents.ts';
import { type Draft, draftIds, readDraft, writeDraft } from './drafts.ts';
import { isSame } from './is-same.ts';
import { request, Unreachable } from './request.ts';
import { saveSoon } from './saving.ts';

/** How documents come into this window. */

const loading = new Map<string, Promise<void>>();

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
  putDocument(document);
  if (draft && !isSame(draft.value, value)) takeBack(document, draft);
  else writeDraft(id, null);
}

function takeBack(document: OpenDocument, { version, base, value }: Draft): void {
  const { id } = document;
  if (version === document.version) {
    changeDocument(id, { value, state: 'changed' });
    saveSoon(id);
  } else {
    const theirs = { version: document.version, value: document.value };
    changeDocument(id, { version, saved: base, value, state: 'conflict', theirs });
  }
}

/** Opens every document that has unsaved changes from before. */
export async function openDrafts(known: readonly string[]): Promise<void> {
  await Promise.all(draftIds().flatMap((id) => (known.includes(id) ? [openDocument(id)] : [])));
}

/** Loads again what has changed on disk and is not being changed here. */
export async function reload(ids: readonly string[]): Promise<void> {
  const idle = ids.filter((id) => getDocument(id)?.state === 'saved');
  await Promise.all(idle.map((id) => loadDocument(id)));
}

/** Forgets a document that is deleted. */
export function forget(id: string): void {
  removeDocument(id);
  loading.delete(id);
  writeDraft(id, null);
}
