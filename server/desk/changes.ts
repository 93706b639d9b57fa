import { forEachText, metaOf, schemasAlong } from '../../builder/validation/schema-tree.ts';
import { changedPaths, getIn, isAppendOnly, isEqualJson, type KeyPath } from '../../common/json.ts';
import { defaultLanguage, type Language, languageCodes, languageNames } from '../../common/languages.ts';
import type { DeskContext } from './context.ts';
import type { Changes, DocumentChanges, Problem } from './contract.ts';
import {
  type Document,
  fullTitleOf,
  listDocuments,
  noticeDocument,
  picturesDocument,
  readDocument,
} from './documents.ts';

/** The changes since the last publication, and remarks on English texts that they should have changed too. */
export async function readChanges(
  desk: Pick<DeskContext, 'settings' | 'releases'>,
): Promise<Changes & { warnings: Problem[] }> {
  const { content } = desk.settings;
  const online = desk.releases.online();
  const folder = desk.releases.onlineFolder();
  if (!online || !folder) return { release: null, documents: [], warnings: [] };
  const listed = [...(await listDocuments(folder)), ...(await listDocuments(content))];
  const documents = new Map(listed.map((document) => [document.id, document]));
  const compared = [...documents.values()].map(async (document) => {
    const states = [folder, content].map((folder) => readDocument(folder, document));
    const [before, after] = await Promise.all(states);
    const title = fullTitleOf(document, (after ?? before)?.value);
    const comparison = { document, title, before: before?.value, after: after?.value };
    return before?.version === after?.version ? [] : [comparison];
  });
  const changed = (await Promise.all(compared)).flat();
  return {
    release: { number: online.number, at: online.at },
    documents: changed.map(describeChanges).filter(({ fields }) => fields.length > 0),
    warnings: changed.flatMap(findStaleTranslations),
  };
}

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
  const fields = changedFields(document, before, after).map((path) => {
    const isMissing = (value: unknown) => getIn(value, path) === undefined;
    const label = labelOf(document, path, isMissing(after) ? before : after);
    const parts = [label];
    if (isMissing(before)) parts.push('Lagt til');
    else if (isMissing(after)) parts.push('Tatt bort');
    return { path, label: parts.filter(Boolean).join(': ') || 'Alt' };
  });
  return { id: document.id, title, fields };
}

/** The changed fields of a document, but not the notice's ready sentences, which no visitor sees. */
function changedFields({ id }: Document, before: unknown, after: unknown): KeyPath[] {
  if (id !== noticeDocument.id) return changedPaths(before, after, isListOfEntries);
  const [was, is] = [before, after].map((value) => getIn(value, ['notice']) ?? null);
  return isEqualJson(was, is) ? [] : [['notice']];
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
  const [caption, alt] = ['caption', 'alt'].map((words) => getIn(pictures, [name, words, defaultLanguage]));
  return String(caption || alt || name);
}

/** A Norwegian text and its translation, by their place in any entry of a list. */
interface Translation {
  path: KeyPath;
  code: Language;
  norwegian: string;
  translation: string;
}

function listTranslations({ schema }: Document, value: unknown): Translation[] {
  const pairs: Translation[] = [];
  forEachText(schema, value, (norwegian, _field, path) => {
    if (norwegian === '' || !path.includes(defaultLanguage)) return;
    for (const code of languageCodes) {
      const words = code !== defaultLanguage && getIn(value, pathInLanguage(path, code));
      const genericPath = path.map((key) => (typeof key === 'number' ? '' : key));
      if (words) pairs.push({ path, code, norwegian, translation: [code, ...genericPath, words].join('/') });
    }
  });
  return pairs;
}

const pathInLanguage = (path: KeyPath, code: Language) =>
  path.map((key) => (key === defaultLanguage ? code : key));

/** Finds translations that stay while the Norwegian beside them does not, also where entries come and go. */
function findStaleTranslations({ document, title, before, after }: DocumentVersions): Problem[] {
  if (document.id === noticeDocument.id) return [];
  const [published, present] = [listTranslations(document, before), listTranslations(document, after)];
  const missingIn = (pairs: readonly Translation[], { translation, norwegian }: Translation) =>
    !pairs.some((pair) => pair.translation === translation && pair.norwegian === norwegian);
  const gone = published.filter((pair) => missingIn(present, pair));
  const stale = present.filter(
    (pair) => missingIn(published, pair) && gone.some(({ translation }) => translation === pair.translation),
  );
  return stale.map(({ path, code }) => {
    const { norwegianName } = languageNames[code];
    const label = labelOf(document, path, after);
    return {
      document: document.id,
      path: pathInLanguage(path, code),
      message: `Det norske er endret siden sist. Se om det skal endres på ${norwegianName} også.`,
      sentence: `${title}: ${label} er endret siden sist, men ikke på ${norwegianName}.`,
    };
  });
}
