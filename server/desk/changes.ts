import { metaOf, schemasAlong } from '../../builder/validation/schema-tree.ts';
import { changedPaths, getIn, isAppendOnly, isBlank, type KeyPath } from '../../common/json.ts';
import { defaultLanguage, languageCodes, languageNames } from '../../common/languages.ts';
import { articleState } from '../../src/screens/article/article.schema.ts';
import type { DeskContext } from './context.ts';
import type { Changes, DocumentChanges } from './contract.ts';
import {
  type Document,
  type DocumentState,
  fullTitleOf,
  listDocuments,
  picturesDocument,
  readDocument,
} from './documents.ts';

/** The changes since the last publication. */
export async function readChanges(desk: Pick<DeskContext, 'settings' | 'releases'>): Promise<Changes> {
  const { content } = desk.settings;
  const online = desk.releases.online();
  const folder = desk.releases.onlineFolder();
  if (!online || !folder) return { release: null, documents: [] };
  const listed = [...(await listDocuments(folder)), ...(await listDocuments(content))];
  const documents = new Map(listed.map((document) => [document.id, document]));
  const compared = [...documents.values()].map(async (document) => {
    const before = await readDocument(folder, document);
    const after = await readDocument(content, document);
    const title = fullTitleOf(document, (after ?? before)?.value);
    const comparison = {
      document,
      title,
      before: shownValue(document, before),
      after: shownValue(document, after),
    };
    return before?.version === after?.version ? [] : [comparison];
  });
  const changed = (await Promise.all(compared)).flat();
  return {
    release: { number: online.number, at: online.at },
    documents: changed.map(describeChanges).filter(({ fields }) => fields.length > 0),
  };
}

/** The value of a document; none of an article that visitors cannot read. */
const shownValue = ({ kind }: Document, state: DocumentState | undefined): unknown =>
  kind && articleState(state?.value) !== 'ready' ? undefined : state?.value;

/** The titles of the changed documents; none before the first publication. */
export async function changedTitles(desk: DeskContext): Promise<string[]> {
  return (await readChanges(desk)).documents.map(({ title }) => title);
}

/** A document as it is published and as it is now; `undefined` where it is missing. */
interface DocumentVersions {
  document: Document;
  title: string;
  before: unknown;
  after: unknown;
}

function describeChanges({ document, title, before, after }: DocumentVersions): DocumentChanges {
  const isBlankEntry = (path: KeyPath) => isBlank(getIn(after, path)) && getIn(before, path) === undefined;
  const changed = changedPaths(before, after, isListOfEntries).filter((path) => !isBlankEntry(path));
  const fields = changed.map((path) => {
    const isMissing = (value: unknown) => getIn(value, path) === undefined;
    const label = labelOf(document, path, isMissing(after) ? before : after);
    const parts = [label];
    if (isMissing(before)) parts.push('Lagt til');
    else if (isMissing(after)) parts.push('Tatt bort');
    return { path, label: parts.filter(Boolean).join(': ') || 'Alt' };
  });
  return { id: document.id, title, fields };
}

/** A pair of numbers is one field. */
const isListOfEntries: typeof isAppendOnly = (before, after, path) =>
  typeof before[0] !== 'number' && isAppendOnly(before, after, path);

/** The titles on the way to a field, and its language. */
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

/** The caption of a picture, or what it shows. */
function pictureName(name: string, pictures: unknown): string {
  const caption = getIn(pictures, [name, 'caption', defaultLanguage]);
  const alt = getIn(pictures, [name, 'alt', defaultLanguage]);
  return String(caption || alt || name);
}
