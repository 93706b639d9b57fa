import { readStored, writeStored } from '../../../src/browser/storage.ts';

/** What is typed and not saved yet, kept in the browser so that a reload or a stopped server loses nothing. */
export interface Draft {
  /** What the file held before. */
  base: unknown;
  value: unknown;
}

/** Each window has drafts of its own: what one has saved must not take away what is typed in another. */
const ownWindow = crypto.randomUUID();
const keyOf = (id: string) => `rediger/${id}@${ownWindow}`;

/** The drafts of every window. */
function storedDrafts(): { key: string; id: string }[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const id = /^rediger\/([^@]+)@/.exec(key)?.[1];
      return id ? [{ key, id }] : [];
    });
  } catch {
    return [];
  }
}

/** The documents that there are drafts of. */
export const draftIds = () => storedDrafts().map(({ id }) => id);

/** The draft of a document: that of this window, or else of another one, which becomes its own. */
export function readDraft(id: string): Draft | null {
  try {
    return JSON.parse(readStored('localStorage', keyOf(id)) ?? adoptDraft(id) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function adoptDraft(id: string): string | null {
  const { key = '' } = storedDrafts().find((one) => one.id === id) ?? {};
  const draft = readStored('localStorage', key);
  writeStored('localStorage', keyOf(id), draft);
  // A full storage has not taken it.
  if (draft !== null && readStored('localStorage', keyOf(id)) === draft) {
    writeStored('localStorage', key, null);
  }
  return draft;
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
