import {
  changedPaths,
  getIn,
  isAppendOnly,
  isEqualJson,
  type KeyPath,
  type ListComparer,
} from '../../../common/json.ts';
import { type Language, languageCodes } from '../../../common/languages.ts';
import type { Company } from '../../../content-model/company.ts';
import type { Problem, Schema } from '../../../content-model/desk/contract.ts';
import type { ReadySentences } from '../../../content-model/notice.ts';
import type { PictureEntry, Pictures } from '../../../content-model/pictures.ts';
import type { ArticleValue } from '../../../content-model/screens/article.ts';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { isLanguage } from '../../../src/language/language.ts';
import type { newNotice, newPictures } from './drafts.ts';
import { isFixedList, listAt } from './json.ts';

/** Documents whose views know their types; the schema alone draws all others. */
interface KnownValues {
  company: Company;
  pictures: Pictures;
  'notice/sentences': ReadySentences;
  [newNotice]: { notice: Record<Language, string> };
  [newPictures]: Record<string, Partial<PictureEntry>>;
  [article: `articles/${string}`]: ArticleValue;
}

export type ValueOf<Id extends string> = Id extends keyof KnownValues ? KnownValues[Id] : unknown;

export interface OpenDocument<Value = unknown> {
  id: string;
  title: string;
  schema: Schema;
  /** Undefined until a new article is first saved. */
  version: string | undefined;
  /** What a new article held each time it was sent. */
  sent?: readonly unknown[] | undefined;
  /** The file's value, as far as this window knows. */
  saved: Value;
  /** The file's present value in a conflict, until the owner has chosen. */
  elsewhere?: Value;
  value: Value;
  state: 'saved' | 'changed' | 'saving' | 'refused' | 'conflict';
  /** Why it was refused, or what is wrong in the file. */
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

/** The typed parts. The `conflicting` ones also changed elsewhere, and the `orphaned` ones have no place left. */
export function threeWayDiff({ schema, saved, value, elsewhere }: OpenDocument) {
  const differ = (path: KeyPath, before: unknown, after: unknown) =>
    !isEqualJson(getIn(before, path), getIn(after, path));
  const isList: ListComparer = (_before, _after, path) => isFixedList(schema, path);
  const isRearranged = (path: KeyPath) =>
    [value, elsewhere].some((after) => !isAppendOnly(listAt(saved, path), listAt(after, path), path));
  /** A list whose entries were moved or removed goes together with its translations. */
  function withTranslations(path: KeyPath): KeyPath[] {
    const [language, ...rest] = path;
    const lists = isLanguage(language) ? languageCodes.map((code) => [code, ...rest]) : [];
    return lists.some(isRearranged) ? lists : [path];
  }
  const changed = changedPaths(saved, value, isList).flatMap(withTranslations);
  const localChanges = changed.filter(
    (path, index) =>
      differ(path, value, elsewhere) && changed.findIndex((found) => isEqualJson(found, path)) === index,
  );
  const conflicting = localChanges.filter((path) =>
    withTranslations(path).some((list) => differ(list, saved, elsewhere)),
  );
  const orphaned = conflicting.filter((path) => getIn(elsewhere, path.slice(0, -1)) === undefined);
  return { localChanges, conflicting, orphaned };
}
