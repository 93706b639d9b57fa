import { readStored, writeStored } from '../../../src/browser/storage.ts';
import type { NewEntries } from './new-entries.ts';

/** What is typed and not saved yet, kept in the browser so that a reload or a stopped server loses nothing. */
export interface Draft {
  /** What the file held before. */
  base: unknown;
  value: unknown;
  newEntries?: NewEntries | undefined;
}

/** Each window has drafts of its own: what one has saved must not take away what is typed in another. */
let ownWindow = '';
const keyOf = (id: string) => `rediger/${id}@${ownWindow}`;
const lockOf = (window: string) => `rediger@${window}`;

/** Adopts the drafts of windows that have been closed. Called before anything is read. */
export async function takeOverDrafts(): Promise<void> {
  const before = readStored('sessionStorage', 'rediger');
  if (before && (await holds(before))) ownWindow = before;
  else {
    // A tab that is a copy has the name of one that is still open.
    ownWindow = crypto.randomUUID();
    await holds(ownWindow);
  }
  writeStored('sessionStorage', 'rediger', ownWindow);
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  for (const { key, id, window } of storedDrafts()) {
    if (open.has(lockOf(window)) || readDraft(id)) continue;
    writeStored('localStorage', keyOf(id), readStored('localStorage', key));
    // A full storage has not taken it.
    if (readDraft(id)) writeStored('localStorage', key, null);
  }
}

/** Holds the name of this window for as long as it is open; false when another one does. */
function holds(window: string): Promise<boolean> {
  // One that is being reloaded gives its name up in a moment.
  const signal = AbortSignal.timeout(500);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(lockOf(window), { signal }, hold).catch(() => resolve(false));
  });
}

/** The drafts of every window. Earlier versions have named none. */
function storedDrafts(): { key: string; id: string; window: string }[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const [, id, window = ''] = /^rediger\/([^@]+)@?(.*)$/.exec(key) ?? [];
      return id ? [{ key, id, window }] : [];
    });
  } catch {
    return [];
  }
}

/** The documents that this window has drafts of. */
export const draftIds = () =>
  storedDrafts()
    .filter(({ window }) => window === ownWindow)
    .map(({ id }) => id);

export function readDraft(id: string): Draft | null {
  try {
    return JSON.parse(readStored('localStorage', keyOf(id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or removes it with null. */
export function writeDraft(id: string, draft: Draft | null): void {
  writeStored('localStorage', keyOf(id), draft === null ? null : JSON.stringify(draft));
}

/** Kept in the browser until they are whole: a new article, the words of photos that wait for them, and a new notice. */
export const newArticle = 'news/-ny';
export const newPictures = 'pictures/-nye';
export const newNotice = 'notice/-ny';

/** What those begin with. */
export const firstValues: Readonly<Record<string, () => unknown>> = {
  [newArticle]: () => {
    const date = new Date().toLocaleDateString('sv-SE');
    return { date, picture: null, no: { title: '', text: '' }, en: null };
  },
  [newPictures]: () => ({}),
  [newNotice]: () => ({ notice: { no: '', en: '' } }),
};
