import path from 'node:path';
import { z } from 'zod';
import { readJson, writeFileDurable } from '../../builder/files.ts';
import { dayMs } from '../../common/time.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { HttpError } from '../http.ts';

const maxGap = 35 * dayMs;

const memory = z.object({ seen: z.number() });

/** Stored times, such as those of messages. */
interface Records {
  newestAt: () => number;
  /** Changes later times to `now`. */
  limitTimes: (now: number) => Promise<void>;
}

export type Clock = Awaited<ReturnType<typeof openClock>>;

/**
 * Distrusts a clock that is before the newest release or message, or that jumped far ahead. Only the owner can confirm
 * it, because a clock may be wrong for a year.
 */
export async function openClock(data: string) {
  const file = path.join(data, 'clock.json');
  const { seen: remembered } = await readJson(file, memory).catch(() => ({ seen: undefined }));
  /** The last trusted time, by the clock and by the elapsed time, which nobody can set. */
  let seen = { time: remembered, elapsed: performance.now() };
  const records: Records[] = [];
  const confirmed: (() => Promise<void>)[] = [];

  function isTrusted(): boolean {
    const now = Date.now();
    const newest = Math.max(0, ...records.map(({ newestAt }) => newestAt()));
    if (now < newest) return false;
    const lastSeen = seen.time ?? newest;
    // A new installation has nothing to compare with.
    if (lastSeen === 0) return true;
    return now - lastSeen <= performance.now() - seen.elapsed + maxGap;
  }

  async function save(time: number): Promise<void> {
    seen = { time, elapsed: performance.now() };
    await writeFileDurable(file, JSON.stringify({ seen: time }));
  }

  const today = () => clockInOslo(new Date()).day;

  return {
    /** The clock cannot be before the newest of these. */
    addRecords: (added: Records) => void records.push(added),
    /** Calls `work` after the owner has confirmed the clock. */
    onConfirmed: (work: () => Promise<void>) => void confirmed.push(work),
    trustedTime: () => (isTrusted() ? Date.now() : null),
    async remember(): Promise<void> {
      if (isTrusted()) await save(Date.now());
    },
    /** Returns the day that the owner must confirm; null while the clock is trusted. */
    dayToConfirm: () => (isTrusted() ? null : today()),
    /** Trusts the clock again, and corrects later times, which a wrong clock has left. */
    async confirm(day: unknown): Promise<void> {
      if (day !== today()) throw new HttpError(409, 'Datoen er en annen nå. Se på den en gang til.');
      const now = Date.now();
      for (const { limitTimes } of records) await limitTimes(now);
      await save(now);
      for (const work of confirmed) await work();
    },
  };
}
