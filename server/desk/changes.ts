import { readCompany } from '../../builder/content/read-content.ts';
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
import { formatVariables } from '../../content-model/company.ts';
import type { Changes, DocumentChanges } from '../../content-model/desk/contract.ts';
import { forEachText, metaOf, schemasAlong } from '../../content-model/schema-tree.ts';
import { isArticleShown } from '../../content-model/screens/article.ts';
import type { DeskContext } from './desk-context.ts';
import {
  type Document,
  type DocumentState,
  fullTitleOf,
  isArticle,
  isPicture,
  listDocuments,
  pictureDocument,
  readDocument,
  titleOf,
} from './documents.ts';

export async function readChanges(desk: DeskContext): Promise<Changes> {
  const { content } = desk.settings;
  const live = desk.releases.live();
  const folder = desk.releases.liveFolder();
  if (!live || !folder) return { release: null, documents: [] };
  const listed = [...(await listDocuments(folder)), ...(await listDocuments(content))];
  const documents = new Map(listed.map((document) => [document.id, document]));
  const names = await readNames(content, folder);
  const compared = [...documents.values()].map(async (document) => {
    const before = await readDocument(folder, document);
    const after = await readDocument(content, document);
    const { fields, words } = compareStates(document, before, after, names);
    if (fields.length === 0) return [];
    return { id: document.id, title: fullTitleOf(document, (after ?? before)?.value), fields, words };
  });
  const release = { number: live.number, at: live.at };
  return { release, documents: (await Promise.all(compared)).flat() };
}

/** The value of a document; undefined for an article that visitors cannot read. */
const shownValue = (document: Document, state: DocumentState | undefined): unknown =>
  isArticle(document) && !isArticleShown(state?.value) ? undefined : state?.value;

/** The titles of the changed documents; none before the first publication. */
export async function changedTitles(desk: DeskContext): Promise<string[]> {
  return (await readChanges(desk)).documents.map(({ title }) => title);
}

/** The words of each text variable in each language; null for an empty fact. */
type VariableWords = Record<Language, Record<string, string | null>>;

/** Returns no words while a number, a date or an address of the company is wrong. */
export async function readVariableWords(root: string): Promise<VariableWords> {
  const company = await readCompany(root);
  return forEachLanguage((code) => (company ? formatVariables(company, code) : {}));
}

/** What variables and photos are called. */
export interface Names {
  variables: VariableWords;
  /** Empty for an unknown photo. */
  captionOf: (photo: string) => string;
}

/** Returns the names of a folder, and of photos that only the earlier one has. */
export async function readNames(root: string, earlier: string): Promise<Names> {
  const captions = new Map<string, string>();
  for (const folder of [earlier, root]) {
    for (const document of (await listDocuments(folder)).filter(isPicture)) {
      captions.set(document.id, titleOf(document, (await readDocument(folder, document))?.value));
    }
  }
  return {
    variables: await readVariableWords(root),
    captionOf: (photo) => captions.get(pictureDocument(photo).id) ?? '',
  };
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
  names: Names,
): Difference {
  if (earlier?.version === later?.version) return { fields: [], label: '', words: '' };
  const [before, after] = [shownValue(document, earlier), shownValue(document, later)];
  const fields = changedFields(document, before, after, names);
  const described = fields.map(({ label, path }) => {
    // A new article is one field, and the desk shows its title beside.
    const place = isArticle(document) && path.length === 0 ? [defaultLanguage, 'text'] : path;
    return { label, words: firstWords(document, place, before, after, names) };
  });
  const { label = '', words = '' } = described.find((field) => field.words) ?? described[0] ?? {};
  return { fields, label, words };
}

function changedFields(
  document: Document,
  before: unknown,
  after: unknown,
  names: Names,
): DocumentChanges['fields'] {
  const isSameList: typeof isAppendOnly = (...lists) =>
    isListOfEntries(...lists) && !isListOfPhotos(document, lists[2]);
  return changedPaths(before, after, isSameList).flatMap((path) => {
    if (isListOfPhotos(document, path)) return changedPhotos(document, path, before, after, names);
    const isNew = getIn(before, path) === undefined;
    const isGone = getIn(after, path) === undefined;
    if (isNew && isBlank(getIn(after, path))) return [];
    const parts = [labelOf(document, path)];
    if (isNew) parts.push('Lagt til');
    else if (isGone) parts.push('Tatt bort');
    return { path, label: parts.filter(Boolean).join(': ') || 'Alt' };
  });
}

function isListOfPhotos({ schema }: Document, path: KeyPath): boolean {
  const entry = schemasAlong(schema, [...path, 0])[path.length + 1];
  return entry !== undefined && metaOf(entry).slot !== undefined;
}

/** The photos that came to a list and that left it, or the list whose order changed. */
function changedPhotos(
  document: Document,
  path: KeyPath,
  before: unknown,
  after: unknown,
  { captionOf }: Names,
): DocumentChanges['fields'] {
  const list = labelOf(document, path);
  const [was = [], is = []] = [before, after].map((value) =>
    Object.values(getIn(value, path) ?? []).map(asText),
  );
  const added = is.flatMap((photo, index) => {
    if (photo === '' || was.includes(photo)) return [];
    const place = [...path, index];
    const caption = captionOf(photo);
    const label = caption ? `${list} › ${caption}` : labelOf(document, place);
    return { path: place, label: `${label}: Lagt til` };
  });
  const gone = was.filter((photo) => photo !== '' && !is.includes(photo));
  const goneLabels = gone.map((photo) => [list, captionOf(photo)].filter(Boolean).join(' › '));
  const fields = [
    ...added,
    ...[...new Set(goneLabels)].map((label) => ({ path, label: `${label}: Tatt bort` })),
  ];
  return fields.length > 0 ? fields : [{ path, label: list }];
}

const maxWords = 60;

/** The new words of the first text in a field that differs, its new number or photo, or the old words of what is gone. */
function firstWords(
  { schema }: Document,
  place: KeyPath,
  before: unknown,
  after: unknown,
  { variables, captionOf }: Names,
): string {
  const next = getIn(after, place);
  if (typeof next === 'number') return String(next);
  const field = schemasAlong(schema, place)[place.length];
  // In a list the label names the photo.
  if (field && metaOf(field).slot) return typeof place.at(-1) === 'number' ? '' : captionOf(asText(next));
  let found = '';
  forEachText(schema, next === undefined ? before : after, (text, field, path) => {
    const { slot, input, hiddenInDesk } = metaOf(field);
    const earlier = next === undefined ? '' : asText(getIn(before, path));
    const isIn = place.every((key, index) => key === path[index]);
    const isValue = slot || ['instant', 'date', 'month-day'].includes(String(input));
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

export function labelOf(document: Document, path: KeyPath): string {
  const fields = schemasAlong(document.schema, path);
  const titles = path.flatMap((key, index) => {
    const field = fields[index + 1];
    const title = field && metaOf(field).title;
    if (title === undefined || languageCodes.some((code) => code === key)) return [];
    return typeof key === 'number' ? `${title} ${key + 1}` : title;
  });
  const language = languageOf(path);
  // A list may be called as the group that it is in.
  const distinct = titles.filter((title, index) => title !== titles[index - 1]);
  return distinct.join(' › ') + (language ? ` (${languageNames[language].norwegianName})` : '');
}

const languageOf = (path: KeyPath) => languageCodes.find((code) => path.includes(code));
