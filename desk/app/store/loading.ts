import { useEffect } from 'react';
import { truePairs } from '../../../common/english.ts';
import { isEqualJson } from '../../../common/json.ts';
import type { DocumentResponse, Overview } from '../../../content-model/desk/contract.ts';
import { createStore, useStore } from '../../../src/browser/store.ts';
import {
  documents,
  getDocument,
  isAvailable,
  keepDraft,
  type OpenDocument,
  setDocument,
  type Unavailable,
} from './documents.ts';
import { type Draft, draftIds, readDraft } from './drafts.ts';
import { overviewStore } from './overview.ts';
import {
  contentChangedAt,
  errorMessage,
  outage,
  RequestError,
  request,
  UnreachableError,
} from './request.ts';
import { saveAll, saveSoon } from './saving.ts';

const loading = new Map<string, Promise<void>>();

/** Documents, loaded on first use and when the server is back; undefined until then. */
export function useDocuments(ids: readonly string[]): (OpenDocument | Unavailable | undefined)[] {
  const all = useStore(documents);
  const isWaiting = useStore(outage) !== null;
  const missing = isWaiting ? '' : ids.filter((id) => !all.has(id)).join();
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) void loadDocument(id);
  }, [missing]);
  return ids.map((id) => all.get(id));
}

export function useDocument<Id extends string>(id: Id) {
  useDocuments([id]);
  return getDocument(id);
}

/** Loads or reloads a document. Unsaved changes stay in its fields. */
export function loadDocument(id: string): Promise<void> {
  const running = loading.get(id) ?? load(id).finally(() => loading.delete(id));
  loading.set(id, running);
  return running;
}

async function load(id: string): Promise<void> {
  const { version } = getDocument(id) ?? {};
  try {
    const response = await request<DocumentResponse>('GET', `/documents/${id}`);
    // It may have been saved meanwhile.
    if (getDocument(id)?.version === version) openFromServer(response);
  } catch (error) {
    if (error instanceof UnreachableError) return;
    const isDeleted = error instanceof RequestError && error.status === 404;
    setDocument({ id, isDeleted, failure: errorMessage(error), typed: unsavedChanges(id)?.value ?? null });
  }
}

/** Unsaved changes; without storage only the window keeps them. */
function unsavedChanges(id: string): Draft | null {
  const open = getDocument(id);
  if (!open) return readDraft(id);
  return isEqualJson(open.value, open.saved) ? null : open;
}

/** Puts unsaved changes over what the server has, unless it was saved elsewhere since. */
function openFromServer({ value: saved, problems = [], ...rest }: DocumentResponse): void {
  const { id, version } = rest;
  const { savedAt = null, sent } = getDocument(id) ?? {};
  const { version: from, value = saved } = unsavedChanges(id) ?? {};
  const document = { ...rest, value, saved, truePairs: truePairs(saved), problems, savedAt };
  // What was sent last is this window's own, although its answer may be lost.
  const isElsewhere = from !== version && !isEqualJson(sent, saved);
  if (isEqualJson(value, saved)) setDocument({ ...document, state: 'saved' });
  else if (from !== undefined && isElsewhere) {
    setDocument({ ...document, version: from, elsewhere: { version, value: saved }, state: 'conflict' });
  } else {
    setDocument({ ...document, state: 'changed' });
    saveSoon(id);
  }
  keepDraft(id);
}

/** Reloads documents that are not of these versions, could not be read, or have drafts. */
function reloadChanged(versions: ReadonlyMap<string, string>): void {
  for (const [id, document] of documents.read()) {
    const isCurrent =
      isAvailable(document) &&
      (document.state === 'saving' || (document.elsewhere ?? document).version === versions.get(id));
    if (!isCurrent) void loadDocument(id);
  }
  // Drafts of deleted documents must be shown too.
  for (const id of draftIds()) if (!documents.read().has(id)) void loadDocument(id);
}

let fetchedAt = 0;

/** Why content/ cannot be read, or empty. */
export const readFailure = createStore('');

export async function refreshOverview(): Promise<void> {
  const startedAt = Date.now();
  try {
    const overview = await request<Overview>('GET', '/overview');
    // A late answer does not replace a newer one.
    if (startedAt < fetchedAt) return;
    fetchedAt = startedAt;
    overviewStore.write(overview);
    readFailure.write('');
    reloadChanged(new Map(overview.documents.map(({ id, version }) => [id, version])));
  } catch (error) {
    if (!(error instanceof UnreachableError)) readFailure.write(errorMessage(error));
  }
}

/** Reads now, after each save, in each view, when the window is shown again, and when the obstacle is gone. */
export function startSync(): void {
  contentChangedAt.subscribe(() => void refreshOverview());
  outage.subscribe(() => {
    if (outage.read()) return;
    void saveAll();
    void refreshOverview();
  });
  const readIfVisible = () => void (document.visibilityState === 'visible' && refreshOverview());
  // A window beside another one is never hidden.
  document.addEventListener('visibilitychange', readIfVisible);
  window.addEventListener('focus', readIfVisible);
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (viewOf(oldURL) !== viewOf(newURL)) void refreshOverview();
  });
  void refreshOverview();
}

/** An address without the field that it opens. */
const viewOf = (address: string) => address.split('?')[0];
