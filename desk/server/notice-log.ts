import { isDeepStrictEqual } from 'node:util';
import type { Notice } from '../../schema/notice.ts';
import type { LoggedNotice } from '../contract/notice.ts';
import { hasEnded } from './present-notice.ts';
import { readState, replaceFile, stateFolder } from './state.ts';

/** Every notice that visitors have seen, oldest first. */
const logFile = `${stateFolder}/notices.json`;

type Entry = Notice & LoggedNotice;

/** Keeps what visitors see from now on, unless it is what they saw already. */
export async function logNotice(root: string, notice: Notice | null, now: Date): Promise<void> {
  const log = await readEntries(root, now);
  const shown = log.find(({ ended }) => ended === null);
  if (!notice && !shown) return;
  if (notice && shown && isDeepStrictEqual(wordsOf(notice), wordsOf(shown))) {
    if (notice.until === shown.until) return;
    shown.until = notice.until;
  } else {
    const at = now.toISOString();
    if (shown) Object.assign(shown, { ended: at, how: notice ? 'replaced' : 'taken-down' });
    if (notice) log.push({ ...notice, out: at, ended: null, how: null });
  }
  await replaceFile(root, logFile, JSON.stringify(log));
}

/** Every notice that visitors have seen, newest first: since when, until when, and how it ended. */
export async function readNoticeLog(root: string, now: Date): Promise<LoggedNotice[]> {
  return (await readEntries(root, now)).reverse();
}

async function readEntries(root: string, now: Date): Promise<Entry[]> {
  const log = (await readState<Entry[]>(root, logFile)) ?? [];
  return log.map((entry) =>
    entry.ended === null && hasEnded(entry, now) ? { ...entry, ended: entry.until, how: 'ended' } : entry,
  );
}

/** The same notice, although its end may have been moved. */
const wordsOf = ({ no, en, from }: Notice) => ({ no, en, from });
