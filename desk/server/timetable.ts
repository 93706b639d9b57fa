import type { NoticeState } from '../contract/notice.ts';
import { findDue } from './due.ts';
import { toHttpError } from './error-answer.ts';
import type { InTurn } from './in-turn.ts';
import { logNotice } from './notice-log.ts';
import type { Place } from './place.ts';
import { readShownNotice } from './present-notice.ts';
import { publishAlone } from './publish-alone.ts';

/** Milliseconds between two looks at the clock, which a machine that slept, or whose clock was set, is behind at most. */
const interval = 15_000;
const firstRetry = 15_000;
const longestRetry = 15 * 60_000;

interface TimetableParts {
  root: string;
  place: Place;
  /** Releases are made one at a time, whatever asks for them. */
  inTurn: InTurn;
}

/**
 * Publishes alone what is due, at once or at its hour, where the place can; a failure is tried again. What is due
 * follows from what is stored, so a start takes up what the process before did not come to. Keeps the log everywhere.
 */
export function createTimetable({ root, place, inTurn }: TimetableParts) {
  let failure: NoticeState['failure'] = null;
  let isBusy = false;
  let isWanted = false;
  /** When to look again at what is due, and how long after a failure. */
  let next = Number.POSITIVE_INFINITY;
  let delay = firstRetry;

  async function look(): Promise<void> {
    const due = place.isServer ? await findDue(root, new Date()) : null;
    try {
      if (due && due.changes.length > 0) await publishAlone(root, place, due.changes);
      await logShown(root);
      next = due?.next?.getTime() ?? Number.POSITIVE_INFINITY;
      failure = null;
      delay = firstRetry;
    } catch (error) {
      const { message, details } = toHttpError(error);
      const waiting = due?.changes.map((change) => `${change}. `).join('') ?? '';
      failure = {
        message: `Ikke på nettet ennå: ${waiting}${message} Det prøves igjen av seg selv.`,
        ...details,
      };
      next = Date.now() + delay;
      delay = Math.min(2 * delay, longestRetry);
    }
  }

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await look().catch(console.error);
    }
    isBusy = false;
  }

  /** Looks at what is due, now or behind what is being published. Never rejects. */
  async function wake(): Promise<void> {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    await inTurn(run);
  }

  setInterval(() => Date.now() >= next && void wake(), interval).unref();

  return { wake, state: () => ({ isBusy, failure }) };
}

/** Keeps in the log what visitors see now. */
async function logShown(root: string): Promise<void> {
  const now = new Date();
  const notice = await readShownNotice(root, now);
  if (notice !== undefined) await logNotice(root, notice, now);
}
