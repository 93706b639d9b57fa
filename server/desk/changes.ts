import type { ContentSource } from '../../builder/content/content-source.ts';
import { isEqualJson } from '../../common/json.ts';
import type { Changes, DocumentChange } from '../../content-model/desk/contract.ts';
import { isArticleShown } from '../../content-model/screens/article.ts';
import type { Snapshot } from '../history/snapshots.ts';
import {
  type Document,
  documentForFile,
  fullTitleOf,
  isArticle,
  isPicture,
  isShownOnSite,
  rankOf,
  valueIn,
} from './documents.ts';

type Files = ContentSource['files'];

/** Returns the documents whose next publication changes what visitors see. */
export function listChanges(live: Snapshot | undefined, draft: Files): Changes {
  if (!live) return { published: null, documents: [] };
  const { number, time, documents } = live;
  return { published: { number, time }, documents: changedDocuments(documents, draft) };
}

/** Returns the documents in which visitors see a difference, the company and the pages first. */
export function changedDocuments(before: Files, after: Files): DocumentChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  // Most have the same text, and reading their values takes longer than all else.
  const differing = files
    .filter((file) => String(before.get(file)) !== String(after.get(file)))
    .map(documentForFile);
  const changed = differing.flatMap((document) => {
    if (!document || !isShownOnSite(document)) return [];
    const [then, now] = [valueIn(before, document), valueIn(after, document)];
    // A photo that comes or goes changes the page that names it.
    if (isPicture(document) && (then === undefined || now === undefined)) return [];
    if (isEqualJson(shownValue(document, then), shownValue(document, now))) return [];
    return [{ id: document.id, title: fullTitleOf(document, now ?? then) }];
  });
  return changed.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The value of a document; undefined for an article that visitors cannot read. */
const shownValue = (document: Document, value: unknown): unknown =>
  isArticle(document) && !isArticleShown(value) ? undefined : value;
