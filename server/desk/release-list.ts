import { getIn } from '../../common/json.ts';
import { defaultLanguage } from '../../common/languages.ts';
import { asText } from '../../common/records.ts';
import type { ListedRelease } from '../../content-model/desk/contract.ts';
import { changedFields, shownValue } from './changes.ts';
import type { DeskContext } from './desk-context.ts';
import { type Document, listDocuments, noticeDocument, readDocument } from './documents.ts';

/** Returns the releases, newest first, each with the first words that it changed. */
export function listReleases({ releases }: DeskContext): Promise<ListedRelease[]> {
  const live = releases.live();
  const all = releases.list();
  const listed = all.map(async (release, index): Promise<ListedRelease> => {
    const { number, at, kind, changes, failure } = release;
    const earlier = all.slice(index + 1).find((other) => other.kind !== 'unpublished');
    const own = releases.folderOf(number);
    const words =
      kind === 'notice'
        ? await noticeWords(own)
        : earlier && (await firstWords(releases.folderOf(earlier.number), own));
    const isLive = release === live;
    return { number, at, kind, changes, words: words ?? '', isLive, ...(failure && { failure }) };
  });
  return Promise.all(listed);
}

async function noticeWords(folder: string): Promise<string> {
  const state = await readDocument(folder, noticeDocument);
  const words = asText(getIn(state?.value, ['notice', defaultLanguage]));
  return words ? `«${words}»` : 'Tatt ned';
}

async function firstWords(before: string, after: string): Promise<string> {
  for (const document of await listDocuments(after)) {
    const [then, now] = await Promise.all([before, after].map((folder) => readDocument(folder, document)));
    if (then?.version === now?.version) continue;
    const words = wordsOf(document, shownValue(document, then), shownValue(document, now));
    if (words) return words;
  }
  return '';
}

function wordsOf(document: Document, before: unknown, after: unknown): string {
  const [field] = changedFields(document, before, after);
  if (!field) return '';
  // A new article is one field.
  const path = document.kind && field.path.length === 0 ? [defaultLanguage, 'text'] : field.path;
  const words = fromFirstChange(firstText(getIn(before, path)), firstText(getIn(after, path)));
  return words ? `${field.label}: «${words}»` : field.label;
}

function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(firstText).find(Boolean) ?? '';
}

const maxLength = 60;

/** Returns a text from the word on that differs from the earlier text. */
function fromFirstChange(before: string, after: string): string {
  let same = 0;
  while (same < after.length && before[same] === after[same]) same += 1;
  const words = after.slice(after.lastIndexOf(' ', same - 1) + 1).trim();
  return words.length > maxLength ? `${words.slice(0, maxLength).replace(/\s+\S*$/, '')} …` : words;
}
