import { clockInOslo, momentInOslo } from '../../builder/time-in-oslo.ts';
import type { Notice, NoticeFile } from '../../schema/notice.ts';
import { HttpError } from '../../server/http-error.ts';
import { forEachLanguage } from '../../tables/languages.ts';
import type { NewNotice, NoticeState } from '../contract/notice.ts';
import { noticeDocument } from './documents.ts';
import { readNoticeLog } from './notice-log.ts';
import { hasEnded, readNoticeFile, readShownNotice } from './present-notice.ts';
import { contentQueue } from './queues.ts';
import { writeValue } from './save.ts';

/** When a notice that holds until tonight ends. */
const evening = '22:00';
/** The file has all. */
const mostLogged = 20;
const day = 24 * 60 * 60 * 1000;

/** Saves a notice that begins now. Throws an HttpError that names the field. */
export function putOutNotice(root: string, { no, en, until }: Partial<Record<keyof NewNotice, unknown>>) {
  return change(root, ({ notice: before }) => {
    const now = new Date();
    const [words, english] = [String(no ?? '').trim(), String(en ?? '').trim() || null];
    // One whose end alone is moved began when it began.
    const isSame = before && !hasEnded(before, now) && before.no === words && before.en === english;
    const from = isSame ? before.from : written(now);
    const sentences = { ...forEachLanguage(() => null), no: words, en: english };
    return { ...sentences, from, until: written(endOf(String(until ?? ''), now)) };
  });
}

/** Saves that there is no notice. */
export const takeDownNotice = (root: string) => change(root, () => null);

function change(root: string, next: (file: NoticeFile) => Notice | null): Promise<void> {
  return contentQueue.add(async () => {
    const before = await readNoticeFile(root);
    if (!before) throw new HttpError(422, 'Filen med driftsmeldingen kan ikke leses.');
    const value: NoticeFile = { ...before, notice: next(before) };
    await writeValue(root, noticeDocument, { before, value });
  });
}

/** The end that was chosen; invalid for anything else. */
function endOf(until: string, now: Date): Date {
  const tomorrow = new Date(momentInOslo(clockInOslo(now).day, '12:00').getTime() + day);
  if (until === 'tonight') return momentInOslo(clockInOslo(now).day, evening);
  if (until === 'tomorrow') return momentInOslo(clockInOslo(tomorrow).day, evening);
  if (until === 'day') return new Date(now.getTime() + day);
  const [on = '', at = ''] = until.split('T');
  return momentInOslo(on, at);
}

/** A moment as the file has it, without parts of a second; empty for none, which is refused. */
const written = (moment: Date) =>
  Number.isNaN(moment.getTime()) ? '' : moment.toISOString().replace(/\.\d+/, '');

/** How the notice stands with visitors. */
export async function readNoticeState(
  root: string,
  publishing: Pick<NoticeState, 'isBusy' | 'failure'>,
): Promise<NoticeState> {
  const now = new Date();
  const shown = (await readShownNotice(root, now)) ?? null;
  return { shown, ...publishing, log: (await readNoticeLog(root, now)).slice(0, mostLogged) };
}
