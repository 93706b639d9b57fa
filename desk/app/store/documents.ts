import type { Problem, Schema } from '../../contract.ts';
import { createSignal } from './signal.ts';

/** The documents that are open in this window. */

export type State = 'saved' | 'changed' | 'saving' | 'refused' | 'conflict' | 'unreachable';

export interface OpenDocument {
  id: string;
  title: string;
  schema: Schema;
  version: string;
  /** As the file has it, as far as this window knows. */
  saved: unknown;
  /** As the fields have it. */
  value: unknown;
  state: State;
  /** Why it was refused, or what is wrong with the file already. */
  problems: Problem[];
  /** When this window saved it last. */
  savedAt: Date | null;
  /** What somebody else has saved meanwhile. */
  theirs: { version: string; value: unknown } | null;
}

const open = new Map<string, OpenDocument>();
const change = createSignal();

/** Calls back when one of them changes; returns the function that stops it. */
export const { subscribe } = change;

export const getDocument = (id: string) => open.get(id);
export const getDocuments = (): ReadonlyMap<string, OpenDocument> => open;

/** Opens a document, or opens it anew. */
export function putDocument(document: OpenDocument): void {
  open.set(document.id, document);
  change.tell();
}

export function changeDocument(id: string, changes: Partial<OpenDocument>): void {
  const document = open.get(id);
  if (document) putDocument({ ...document, ...changes });
}

export function removeDocument(id: string): void {
  open.delete(id);
  change.tell();
}
