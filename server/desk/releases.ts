import { getIn } from '../../common/json.ts';
import { defaultLanguage } from '../../common/languages.ts';
import { asText } from '../../common/records.ts';
import type { ListedRelease } from '../../content-model/desk/contract.ts';
import { HttpError } from '../http.ts';
import { compareStates, readNames } from './changes.ts';
import type { DeskContext } from './desk-context.ts';
import { listDocuments, noticeDocument, readDocument } from './documents.ts';

/** Returns the releases, newest first, each with the first words that it changed. */
export function listReleases({ releases }: DeskContext): Promise<ListedRelease[]> {
  const live = releases.live();
  const all = releases.list();
  // A release that is composed again has a new number, and the time that it had.
  const byTime = all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const listed = all.map(async (release): Promise<ListedRelease> => {
    const { number, at, kind, changes, failure } = release;
    const before = byTime.slice(byTime.indexOf(release) + 1);
    const earlier = before.find((candidate) => candidate.kind !== 'unpublished');
    const own = releases.folderOf(number);
    const words =
      kind === 'notice'
        ? await noticeWords(own)
        : earlier && (await firstChange(releases.folderOf(earlier.number), own));
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

/** The first field that a release changed, with its words. */
async function firstChange(before: string, after: string): Promise<string> {
  const names = await readNames(after, before);
  for (const document of await listDocuments(after)) {
    const [then, now] = await Promise.all([before, after].map((folder) => readDocument(folder, document)));
    const { label, words } = compareStates(document, then, now, names);
    if (label) return words ? `${label}: «${words}»` : label;
  }
  return '';
}

/** Makes an earlier release live at once. */
export async function showRelease({ releases, publisher }: DeskContext, id: string): Promise<void> {
  const release = releases.find(Number(id));
  if (!release || release.kind === 'unpublished') throw goneError();
  await publisher.activate(release);
}

export const goneError = () => new HttpError(404, 'Denne utgaven finnes ikke lenger. Last siden på nytt.');
