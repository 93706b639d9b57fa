import { readStored, writeStored } from '../../../src/browser/storage.ts';

/** What is typed and not saved yet, kept in the browser so that a reload or a stopped server loses nothing. */
export interface Draft {
  /** What the file held before. */
  base: unknown;
  value: unknown;
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
