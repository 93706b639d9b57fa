import { isEqualJson } from '../../common/json.ts';
import type { Changes, DocumentChange } from '../../content-model/desk/contract.ts';
import { isArticleShown } from '../../content-model/screens/article.ts';
import type { DeskContext } from './desk-context.ts';
import {
  type Document,
  type DocumentState,
  fullTitleOf,
  isArticle,
  isPicture,
  isShownOnSite,
  listDocuments,
  readDocument,
} from './documents.ts';

/** Returns the documents whose next publication changes what visitors see. */
export async function readChanges(desk: DeskContext): Promise<Changes> {
  const { content } = desk.settings;
  const live = desk.releases.live();
  const folder = desk.releases.liveFolder();
  if (!live || !folder) return { release: null, documents: [] };
  const listed = [...(await listDocuments(folder)), ...(await listDocuments(content))];
  const documents = new Map(listed.map((document) => [document.id, document]));
  const compared = [...documents.values()].map(async (document): Promise<DocumentChange[]> => {
    const before = await readDocument(folder, document);
    const after = await readDocument(content, document);
    if (!isChanged(document, before, after)) return [];
    return [{ id: document.id, title: fullTitleOf(document, (after ?? before)?.value) }];
  });
  const release = { number: live.number, at: live.at };
  return { release, documents: (await Promise.all(compared)).flat() };
}

/** The titles of the changed documents; none before the first publication. */
export async function changedTitles(desk: DeskContext): Promise<string[]> {
  return (await readChanges(desk)).documents.map(({ title }) => title);
}

/** Whether visitors see a difference between two states of a document. */
function isChanged(
  document: Document,
  before: DocumentState | undefined,
  after: DocumentState | undefined,
): boolean {
  if (!isShownOnSite(document)) return false;
  // A photo that comes or goes changes the page that names it.
  if (isPicture(document) && (!before || !after)) return false;
  return !isEqualJson(shownValue(document, before), shownValue(document, after));
}

/** The value of a document; undefined for an article that visitors cannot read. */
const shownValue = (document: Document, state: DocumentState | undefined): unknown =>
  isArticle(document) && !isArticleShown(state?.value) ? undefined : state?.value;
