import type { NoticeState } from '../contract/notice.ts';
import { findDue } from './due.ts';
import { toHttpError } from './error-answer.ts';
import { logNotice } from './notice-log.ts';
import type { Place } from './place.ts';
import { readShownNotice } from './present-notice.ts';
import { publishAlone } from './publish-alone.ts';
import { releaseQueue } from './queues.ts';

/** Milliseconds between two looks at what is due; a failure is tried again then. */
const interval = 60_000;

/**
 * Publishes alone what is due, at once or at its hour, where the place can. What is due follows from what is stored, so a
 * start takes up what the process before did not come to. Keeps the log everywhere.
 */
export function createTimetable(root: string, place: Place) {
  let failure: NoticeState['failure'] = null;
  let waiting = 0;

  async function look(): Promise<void> {
    const due = place.isServer ? await findDue(root, new Date()) : [];
    try {
      if (due.length > 0) await publishAlone(root, place, due);
      await logShown(root);
      failure = null;
    } catch (error) {
      const { message, details } = toHttpError(error);
      const what = due.map((change) => `${change}. `).join('');
      failure = {
        message: `Ikke på nettet ennå: ${what}${message} Det prøves igjen av seg selv.`,
        ...details,
      };
    }
  }

  /** Looks at what is due, behind what is being published. Never rejects. */
  async function wake(): Promise<void> {
    waiting += 1;
    await releaseQueue.add(look).catch(console.error);
    waiting -= 1;
  }

  // A machine that slept, or whose clock was set, is behind by one interval at most.
  setInterval(() => void (waiting === 0 && wake()), interval).unref();

  return { wake, state: () => ({ isBusy: waiting > 0, failure }) };
}

/** Keeps in the log what visitors see now. */
async function logShown(root: string): Promise<void> {
  const now = new Date();
  const notice = await readShownNotice(root, now);
  if (notice !== undefined) await logNotice(root, notice, now);
}
