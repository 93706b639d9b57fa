import { readCompany } from '../../builder/content/read-content.ts';
import { formatVariables } from '../../builder/page-data/fill-texts.ts';
import { changedPaths, getIn, isAppendOnly, isBlank, type KeyPath } from '../../common/json.ts';
import {
  defaultLanguage,
  forEachLanguage,
  type Language,
  languageCodes,
  languageNames,
} from '../../common/languages.ts';
import { asText } from '../../common/records.ts';
import { interpolate } from '../../common/variables.ts';
import type { Changes, DocumentChanges } from '../../content-model/desk/contract.ts';
import { forEachText, metaOf, schemasAlong } from '../../content-model/schema-tree.ts';
import { isArticleReady } from '../../content-model/screens/article.ts';
import type { DeskContext } from './desk-context.ts';
import {
  type Document,
  type DocumentState,
  fullTitleOf,
  listDocuments,
  picturesDocument,
  readDocument,
  textHash,
} from './documents.ts';

export async function readChanges(desk: DeskContext): Promise<Changes> {
  const { content } = desk.settings;
  const live = desk.releases.live();
  const folder = desk.releases.liveFolder();
  const version = await versionToPublish(content);
  if (!live || !folder) return { release: null, documents: [], version };
  const listed = [...(await listDocuments(folder)), ...(await listDocuments(content))];
  const documents = new Map(listed.map((document) => [document.id, document]));
  const variables = await readVariableWords(content);
  const compared = [...documents.values()].map(async (document) => {
    const before = await readDocument(folder, document);
    const after = await readDocument(content, document);
    const { fields, words } = compareStates(document, before, after, variables);
    if (fields.length === 0) return [];
    return { id: document.id, title: fullTitleOf(document, (after ?? before)?.value), fields, words };
  });
  const release = { number: live.number, at: live.at };
  return { release, documents: (await Promise.all(compared)).flat(), version };
}

/** Returns a hash of the documents that a publication shows to visitors. */
async function versionToPublish(content: string): Promise<string> {
  const versions = (await listDocuments(content)).map(async (document) => {
    const state = await readDocument(content, document);
    const isDraft = document.kind && shownValue(document, state) === undefined;
    return isDraft ? '' : `${document.id} ${state?.version}`;
  });
  return textHash((await Promise.all(versions)).filter(Boolean).join());
}

/** The value of a document; undefined for an article that visitors cannot read. */
const shownValue = ({ kind }: Document, state: DocumentState | undefined): unknown =>
  kind && !isArticleReady(state?.value) ? undefined : state?.value;

/** The titles of the changed documents; none before the first publication. */
export async function changedTitles(desk: DeskContext): Promise<string[]> {
  return (await readChanges(desk)).documents.map(({ title }) => title);
}

/** The words of each text variable in each language; null for an empty fact. */
type VariableWords = Record<Language, Record<string, string | null>>;

/** Returns no words while company.json is invalid. */
export async function readVariableWords(root: string): Promise<VariableWords> {
  const company = await readCompany(root).catch(() => undefined);
  return forEachLanguage((code) => (company ? formatVariables(company, code) : {}));
}

interface Difference {
  fields: DocumentChanges['fields'];
  /** The label of the first field with words; of the first one if none has any. */
  label: string;
  words: string;
}

/** Returns what visitors see differ between two states of a document, with variables as the words they become. */
export function compareStates(
  document: Document,
  earlier: DocumentState | undefined,
  later: DocumentState | undefined,
  variables: VariableWords,
): Difference {
  if (earlier?.version === later?.version) return { fields: [], label: '', words: '' };
  const [before, after] = [shownValue(document, earlier), shownValue(document, later)];
  const fields = changedFields(document, before, after);
  const described = fields.map(({ label, path }) => {
    // A new article is one field, and the desk shows its title beside.
    const place = document.kind && path.length === 0 ? [defaultLanguage, 'text'] : path;
    return { label, words: firstWords(document, place, before, after, variables) };
  });
  const { label = '', words = '' } = described.find((field) => field.words) ?? described[0] ?? {};
  return { fields, label, words };
}

function changedFields(document: Document, before: unknown, after: unknown): DocumentChanges['fields'] {
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

const maxWords = 60;

/** The new words of the first text in a field that differs, its new number, or the old words of what is gone. */
function firstWords(
  { schema }: Document,
  place: KeyPath,
  before: unknown,
  after: unknown,
  variables: VariableWords,
): string {
  const next = getIn(after, place);
  if (typeof next === 'number') return String(next);
  let found = '';
  forEachText(schema, next === undefined ? before : after, (text, field, path) => {
    const { slot, input, choices, hiddenInDesk } = metaOf(field);
    const earlier = next === undefined ? '' : asText(getIn(before, path));
    const isIn = place.every((key, index) => key === path[index]);
    const isValue = slot || choices || ['instant', 'date', 'month-day', 'time'].includes(String(input));
    const isWords = isIn && !isValue && !hiddenInDesk;
    if (found !== '' || !isWords || text === earlier) return;
    const words = variables[languageOf(path) ?? defaultLanguage];
    found = fromFirstDifference(interpolate(text, words), interpolate(earlier, words));
  });
  return found;
}

function fromFirstDifference(text: string, earlier: string): string {
  let start = 0;
  while (start < text.length && text[start] === earlier[start]) start += 1;
  // From the beginning of the word, and of the text if that is near.
  const word = text.lastIndexOf(' ', start - 1) + 1;
  const from = word < 20 ? 0 : word;
  const words = text.slice(from).replace(/\s+/g, ' ');
  const end = words.length > maxWords ? words.lastIndexOf(' ', maxWords) : words.length;
  const before = from > 0 ? '… ' : '';
  const after = end < words.length ? ' …' : '';
  return before + words.slice(0, end > 0 ? end : maxWords) + after;
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
  const language = languageOf(path);
  return titles.join(' › ') + (language ? ` (${languageNames[language].norwegianName})` : '');
}

const languageOf = (path: KeyPath) => languageCodes.find((code) => path.includes(code));

/** Returns the name of a picture for people. */
export function pictureName(name: string, pictures: unknown): string {
  const caption = asText(getIn(pictures, [name, 'caption', defaultLanguage]));
  const alt = asText(getIn(pictures, [name, 'alt', defaultLanguage]));
  return caption || alt || name;
}
