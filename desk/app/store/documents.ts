import { isEqualJson } from '../../../common/json.ts';
import type { Company } from '../../../content-model/company.ts';
import type { Problem, Schema } from '../../../content-model/desk/contract.ts';
import type { ReadySentences } from '../../../content-model/notice.ts';
import type { PictureEntry } from '../../../content-model/pictures.ts';
import type { ArticleValue } from '../../../content-model/screens/article.ts';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { writeDraft } from './drafts.ts';

/** Documents whose views know their types; the schema alone draws all others. */
interface KnownValues {
  company: Company;
  'notice/sentences': ReadySentences;
  [article: `articles/${string}`]: ArticleValue;
  [picture: `pictures/${string}`]: PictureEntry;
}

export type ValueOf<Id extends string> = Id extends keyof KnownValues ? KnownValues[Id] : unknown;

export interface OpenDocument<Value = unknown> {
  id: string;
  title: string;
  schema: Schema;
  /** The version of the file that is edited here. */
  version: string;
  /** The file's value, as far as this window knows. */
  saved: Value;
  /** The value that was sent last. Its answer may have been lost. */
  sent?: unknown;
  /** What was saved elsewhere meanwhile, until the owner has chosen. */
  elsewhere?: { version: string; value: Value } | undefined;
  value: Value;
  /** The pairs of Norwegian and English texts that were true when the document was read. */
  truePairs: ReadonlySet<string>;
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';
  /** Why it could not be saved, such as a full disk. */
  failure?: string;
  /** What is wrong in it. It is saved all the same, and stops only a publication. */
  problems: readonly Problem[];
  savedAt: Date | null;
}

/** A document that is deleted, or whose file cannot be read. */
export interface Unavailable {
  id: string;
  isDeleted: boolean;
  failure: string;
  /** What is typed and not saved, or null. */
  typed: unknown;
}

export const documents = createStore<ReadonlyMap<string, OpenDocument | Unavailable>>(new Map());

export const isAvailable = (document: OpenDocument | Unavailable): document is OpenDocument =>
  'value' in document;

const onlyOpen = (all: ReadonlyMap<string, OpenDocument | Unavailable>) =>
  [...all.values()].filter(isAvailable);

export const openDocuments = () => onlyOpen(documents.read());

export const useOpenDocuments = () => onlyOpen(useStore(documents));

// The id determines the type of the value.
export const getDocument = <Id extends string>(id: Id) =>
  openDocuments().find((document) => document.id === id) as OpenDocument<ValueOf<Id>> | undefined;

/** A document of a view that has named its id among those that it needs. */
export function useLoadedDocument<Id extends string>(id: Id): OpenDocument<ValueOf<Id>> {
  useStore(documents);
  const document = getDocument(id);
  if (!document) throw new Error(`${id} is not loaded.`);
  return document;
}

export const setDocument = (document: OpenDocument | Unavailable) =>
  documents.write(new Map([...documents.read(), [document.id, document]]));

export function updateDocument(id: string, changes: Partial<OpenDocument>): void {
  const document = getDocument(id);
  if (document) setDocument({ ...document, ...changes });
}

/** Stores what is typed and not saved, so that a reload loses nothing. */
export function keepDraft(id: string): void {
  const document = getDocument(id);
  if (!document) return;
  const { saved, value, version } = document;
  writeDraft(id, isEqualJson(value, saved) ? null : { version, value });
}

/** Forgets a document with its draft. */
export function closeDocument(id: string): void {
  writeDraft(id, null);
  documents.write(new Map([...documents.read()].filter(([key]) => key !== id)));
}
