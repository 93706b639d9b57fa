import path from 'node:path';
import { z } from 'zod';
import { readJson, writeFileDurable } from '../../builder/files.ts';
import { dayMs } from '../../common/time.ts';

const maxGap = 35 * dayMs;
/** The time after which a running machine trusts its clock again. */
const trustAfter = 7 * dayMs;

const memory = z.object({ seen: z.number() });

export type Clock = Awaited<ReturnType<typeof openClock>>;

/** Distrusts a clock that is before the newest release or message, or that jumped far ahead. */
export async function openClock(data: string) {
  const file = path.join(data, 'clock.json');
  const { seen: remembered } = await readJson(file, memory).catch(() => ({ seen: undefined }));
  /** The last trusted time, by the clock and by the elapsed time, which nobody can set. */
  let seen = { time: remembered, elapsed: performance.now() };
  const lowerBounds: (() => number)[] = [];

  function isTrusted(): boolean {
    const now = Date.now();
    const newest = Math.max(0, ...lowerBounds.map((time) => time()));
    if (now < newest) return false;
    const lastSeen = seen.time ?? newest;
    // A new installation has nothing to compare with.
    if (lastSeen === 0) return true;
    const elapsed = performance.now() - seen.elapsed;
    const isSmallJump = now - lastSeen <= elapsed + maxGap;
    const hasRunLong = elapsed > trustAfter;
    return isSmallJump || hasRunLong;
  }

  return {
    /** The clock cannot be before the newest release or message. */
    addLowerBound: (time: () => number) => void lowerBounds.push(time),
    trustedTime: () => (isTrusted() ? Date.now() : null),
    async remember(): Promise<void> {
      if (!isTrusted()) return;
      seen = { time: Date.now(), elapsed: performance.now() };
      await writeFileDurable(file, JSON.stringify({ seen: seen.time }));
    },
    warning(): string | null {
      if (isTrusted()) return null;
      const date = new Date().toLocaleDateString('nb-NO', { dateStyle: 'long', timeZone: 'Europe/Oslo' });
      return `Klokken på maskinen viser ${date}, og det ser feil ut. Ingenting slettes fordi det er gammelt. Si fra til den som hjelper dere.`;
    },
  };
}
