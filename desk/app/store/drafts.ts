import { readStored, writeStored } from '../../../src/browser/storage.ts';
import type { NewEntries } from './new-entries.ts';

/** What is typed and not saved yet, kept in the browser so that a reload or a stopped server loses nothing. */
export interface Draft {
  /** What the file held before. */
  base: unknown;
  value: unknown;
  newEntries?: NewEntries | undefined;
}

const keyOf = (id: string) => `rediger/${id}`;

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
