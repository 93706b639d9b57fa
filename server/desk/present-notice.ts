import { type Notice, type NoticeFile, notice } from '../../schema/notice.ts';
import { type DeskContext, onlineContent } from './context.ts';
import { noticeDocument, readDocument } from './documents.ts';

const nothing: NoticeFile = { sentences: [], notice: null };

/** content/notice.json of a folder; earlier versions have none. Undefined while it cannot be read. */
export async function readNoticeFile(folder: string): Promise<NoticeFile | undefined> {
  const state = await readDocument(folder, noticeDocument);
  return state ? notice.safeParse(state.value).data : nothing;
}

/** The notice that visitors of a folder's site see at a moment; null for none, or one that has ended. */
export async function readNoticeAt(folder: string, now: Date): Promise<Notice | null | undefined> {
  const file = await readNoticeFile(folder);
  return file && (hasEnded(file.notice, now) ? null : file.notice);
}

/** What visitors see of it; undefined while nothing is published. */
export async function readShownNotice(desk: DeskContext, now: Date): Promise<Notice | null | undefined> {
  const folder = onlineContent(desk);
  return folder === undefined ? undefined : readNoticeAt(folder, now);
}

export const hasEnded = (one: Notice | null, now: Date) =>
  one !== null && Date.parse(one.until) <= now.getTime();
