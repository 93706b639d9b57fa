import { isJsonObject } from '../../../common/records.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';

/** Unsaved changes, kept in the browser so that a reload or a stopped server loses nothing. */
export interface Draft {
  /** The version of the file that it changes. */
  version: string;
  value: unknown;
}

/** Each window has its own drafts, so that a save in one cannot remove those of another. */
const ownWindow = crypto.randomUUID();
const keyOf = (id: string) => `rediger/${id}@${ownWindow}`;

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

export const draftIds = () => storedDrafts().map(({ id }) => id);

const isDraft = (value: unknown): value is Draft => isJsonObject(value) && 'value' in value;

/** This window's draft of a document, or one that it adopts from another window. */
export function readDraft(id: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(readStored('localStorage', keyOf(id)) ?? adoptDraft(id) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function adoptDraft(id: string): string | null {
  const { key = '' } = storedDrafts().find((draft) => draft.id === id) ?? {};
  const draft = readStored('localStorage', key);
  writeStored('localStorage', key, null);
  writeStored('localStorage', keyOf(id), draft);
  return draft;
}

export function writeDraft(id: string, draft: Draft | null): void {
  writeStored('localStorage', keyOf(id), draft === null ? null : JSON.stringify(draft));
}

/** A document that only the browser keeps until it is complete. */
export const newNotice = 'notice/-ny';

export const localDocumentDefaults: Readonly<Record<string, () => unknown>> = {
  [newNotice]: () => ({ notice: { no: '', en: '' } }),
};
