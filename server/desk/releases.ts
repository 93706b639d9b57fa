import { getIn } from '../../common/json.ts';
import { defaultLanguage } from '../../common/languages.ts';
import { asText } from '../../common/records.ts';
import type { ListedRelease } from '../../content-model/desk/contract.ts';
import { HttpError } from '../http.ts';
import type { DeskContext } from './desk-context.ts';
import { noticeDocument, readDocument } from './documents.ts';

/** Returns the releases, newest first. */
export function listReleases({ releases }: DeskContext): Promise<ListedRelease[]> {
  const live = releases.live();
  const listed = releases.list().map(async (release): Promise<ListedRelease> => {
    const { number, at, kind, changes, failure } = release;
    const words = kind === 'notice' ? await noticeWords(releases.folderOf(number)) : '';
    const isLive = release === live;
    return { number, at, kind, changes, words, isLive, ...(failure && { failure }) };
  });
  return Promise.all(listed);
}

async function noticeWords(folder: string): Promise<string> {
  const state = await readDocument(folder, noticeDocument);
  const words = asText(getIn(state?.value, ['notice', defaultLanguage]));
  return words ? `«${words}»` : 'Tatt ned';
}

/** Makes an earlier release live at once. */
export async function showRelease({ releases, publisher }: DeskContext, id: string): Promise<void> {
  const release = releases.find(Number(id));
  if (!release || release.kind === 'unpublished') throw goneError();
  await publisher.activate(release);
}

export const goneError = () => new HttpError(404, 'Denne utgaven finnes ikke lenger. Last siden på nytt.');
