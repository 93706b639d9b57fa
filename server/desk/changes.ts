import { changedPaths, getIn, isAppendOnly, isBlank, type KeyPath } from '../../common/json.ts';
import { defaultLanguage, languageCodes, languageNames } from '../../common/languages.ts';
import { asText } from '../../common/records.ts';
import type { Changes, DocumentChanges } from '../../content-model/desk/contract.ts';
import { metaOf, schemasAlong } from '../../content-model/schema-tree.ts';
import { isArticleReady } from '../../content-model/screens/article.ts';
import type { DeskContext } from './desk-context.ts';
import {
  type Document,
  type DocumentState,
  fullTitleOf,
  listDocuments,
  picturesDocument,
  readDocument,
} from './documents.ts';

export async function readChanges(desk: DeskContext): Promise<Changes> {
  const { content } = desk.settings;
  const live = desk.releases.live();
  const folder = desk.releases.liveFolder();
  if (!live || !folder) return { release: null, documents: [] };
  const listed = [...(await listDocuments(folder)), ...(await listDocuments(content))];
  const documents = new Map(listed.map((document) => [document.id, document]));
  const compared = [...documents.values()].map(async (document) => {
    const before = await readDocument(folder, document);
    const after = await readDocument(content, document);
    if (before?.version === after?.version) return [];
    const fields = changedFields(document, shownValue(document, before), shownValue(document, after));
    const title = fullTitleOf(document, (after ?? before)?.value);
    return fields.length > 0 ? { id: document.id, title, fields } : [];
  });
  const release = { number: live.number, at: live.at };
  return { release, documents: (await Promise.all(compared)).flat() };
}

/** The value of a document; undefined for an article that visitors cannot read. */
export const shownValue = ({ kind }: Document, state: DocumentState | undefined): unknown =>
  kind && !isArticleReady(state?.value) ? undefined : state?.value;

/** The titles of the changed documents; none before the first publication. */
export async function changedTitles(desk: DeskContext): Promise<string[]> {
  return (await readChanges(desk)).documents.map(({ title }) => title);
}

export function changedFields(
  document: Document,
  before: unknown,
  after: unknown,
): DocumentChanges['fields'] {
  const paths = changedPaths(before, after, isListOfEntries);
  return paths.flatMap((path) => {
    const isNew = getIn(before, path) === undefined;
    const isGone = getIn(after, path) === undefined;
    if (isNew && isBlank(getIn(after, path))) return [];
    const parts = [labelOf(document, path, isGone ? before : after)];
    if (isNew) parts.push('Lagt til');
    else if (isGone) parts.push('Tatt bort');
    return { path, label: parts.filter(Boolean).join(': ') || 'Alt' };
  });
}

/** A pair of numbers is one field. */
const isListOfEntries: typeof isAppendOnly = (before, after, path) =>
  typeof before[0] !== 'number' && isAppendOnly(before, after, path);

export function labelOf(document: Document, path: KeyPath, value: unknown): string {
  const fields = schemasAlong(document.schema, path);
  const titles = path.flatMap((key, index) => {
    const field = fields[index + 1];
    const title = field && metaOf(field).title;
    if (document.id === picturesDocument.id && index === 0) return pictureName(String(key), value);
    if (title === undefined || languageCodes.some((code) => code === key)) return [];
    return typeof key === 'number' ? `${title} ${key + 1}` : title;
  });
  const language = languageCodes.find((code) => path.includes(code));
  return titles.join(' › ') + (language ? ` (${languageNames[language].norwegianName})` : '');
}

/** Returns the name of a picture for people. */
export function pictureName(name: string, pictures: unknown): string {
  const caption = asText(getIn(pictures, [name, 'caption', defaultLanguage]));
  const alt = asText(getIn(pictures, [name, 'alt', defaultLanguage]));
  return caption || alt || name;
}
