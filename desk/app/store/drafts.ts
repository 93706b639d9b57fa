/** What is typed and not saved yet, kept in the browser so that a reload or a stopped server loses nothing. */

const prefix = 'skrivebord/';

export interface Draft {
  /** The version of the file that the changes began from, and what it held. */
  version: string;
  base: unknown;
  value: unknown;
}

export function readDraft<Kept = Draft>(id: string): Kept | null {
  try {
    const stored = localStorage.getItem(prefix + id);
    return stored === null ? null : (JSON.parse(stored) as Kept);
  } catch {
    return null;
  }
}

/** Keeps a draft, or removes it. Where the browser has no storage, the window is all that keeps it. */
export function writeDraft(id: string, draft: unknown): void {
  try {
    if (draft === null) localStorage.removeItem(prefix + id);
    else localStorage.setItem(prefix + id, JSON.stringify(draft));
  } catch {}
}

/** The documents with a draft. */
export function draftIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
