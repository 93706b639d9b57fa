import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Notice } from '../../schema/notice.ts';
import type { LoggedNotice } from '../contract/notice.ts';
import { stateFolder } from './journal.ts';

/** What visitors saw from when on, a line each. It is only ever added to. */
const logFile = `${stateFolder}/notices.ndjson`;

interface Line {
  at: string;
  notice: Notice | null;
}

/** Adds what visitors see from now on, unless it is what they saw already; returns once it outlives a power failure. */
export async function logNotice(root: string, notice: Notice | null, now: Date): Promise<void> {
  const last = (await readLines(root)).at(-1);
  if (isDeepStrictEqual(last?.notice ?? null, notice)) return;
  // One that has ended by itself needs no word.
  if (notice === null && last?.notice && Date.parse(last.notice.until) <= now.getTime()) return;
  const file = path.join(root, logFile);
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    // A line that was cut off must not take this one with it.
    const isWhole = (await handle.readFile()).at(-1) !== newline;
    const line = JSON.stringify({ at: now.toISOString(), notice } satisfies Line);
    await handle.appendFile(`${isWhole ? '\n' : ''}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const newline = '\n'.charCodeAt(0);

async function readLines(root: string): Promise<Line[]> {
  const text = await readFile(path.join(root, logFile), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line): Line[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** Every notice that visitors have seen, newest first: since when, until when, and how it ended. */
export async function readNoticeLog(root: string, now: Date): Promise<LoggedNotice[]> {
  const log: LoggedNotice[] = [];
  let shown: Notice | null = null;
  const end = (at: Date, how: 'taken-down' | 'replaced') => {
    const entry = log.at(-1);
    if (!shown || !entry) return;
    const hasEnded = Date.parse(shown.until) <= at.getTime();
    Object.assign(entry, hasEnded ? { ended: shown.until, how: 'ended' } : { ended: at.toISOString(), how });
  };
  for (const { at, notice } of await readLines(root)) {
    const isSame = notice && shown && isDeepStrictEqual(wordsOf(notice), wordsOf(shown));
    if (!isSame) {
      end(new Date(at), notice ? 'replaced' : 'taken-down');
      if (notice) log.push({ no: notice.no, en: notice.en, out: at, ended: null, how: null });
    }
    shown = notice;
  }
  if (shown && Date.parse(shown.until) <= now.getTime()) end(now, 'taken-down');
  return log.reverse();
}

/** The same notice, although its end may have been moved. */
const wordsOf = ({ no, en, from }: Notice) => ({ no, en, from });
