import { isJsonObject } from '../../../common/records.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';

/** Unsaved changes, kept in the browser so that a reload or a stopped server loses nothing. */
export interface Draft {
  /** The version of the file that it changes. */
  version: string;
  value: unknown;
}

const prefix = 'rediger/';

/** Returns the documents that have unsaved changes. */
export function draftIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

const isDraft = (value: unknown): value is Draft => isJsonObject(value) && 'value' in value;

export function readDraft(id: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(readStored('localStorage', prefix + id) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(id: string, draft: Draft | null): void {
  writeStored('localStorage', prefix + id, draft === null ? null : JSON.stringify(draft));
}
