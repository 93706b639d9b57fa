import path from 'node:path';
import { z } from 'zod';
import { readJson } from '../../builder/files.ts';
import { dayMs } from '../../common/time.ts';
import { writeFileDurable } from './durable-files.ts';

/** A machine that was off for longer must run for a while before its clock is believed. */
const maxGap = 35 * dayMs;
const trustAfter = 7 * dayMs;

/** When the clock was last believed, in milliseconds. */
const memory = z.object({ seen: z.number() });

export type Clock = Awaited<ReturnType<typeof openClock>>;

/** Guards removal by age: distrusts a clock before the newest thing kept, or one that jumped far ahead. */
export async function openClock(data: string) {
  const file = path.join(data, 'clock.json');
  const { seen: remembered } = await readJson(file, memory).catch(() => ({ seen: undefined }));
  /** When it was last believed, by the clock and by the elapsed time, which nobody sets. */
  let seen = { time: remembered, elapsed: performance.now() };
  const lowerBounds: (() => number)[] = [];

  function isTrusted(): boolean {
    const newest = Math.max(0, ...lowerBounds.map((time) => time()));
    const passed = performance.now() - seen.elapsed;
    // Without a memory, the newest thing kept was seen last.
    const since = Date.now() - (seen.time ?? (newest || Date.now()));
    return Date.now() >= newest && (since <= passed + maxGap || passed > trustAfter);
  }

  return {
    /** Adds a newest time that the clock cannot be before. */
    addLowerBound: (time: () => number) => void lowerBounds.push(time),
    /** Null while the clock is not believed. */
    trustedTime: () => (isTrusted() ? Date.now() : null),
    async remember(): Promise<void> {
      if (!isTrusted()) return;
      seen = { time: Date.now(), elapsed: performance.now() };
      await writeFileDurable(file, JSON.stringify({ seen: seen.time }));
    },
    /** A sentence for the owner while the clock is not believed. */
    warning(): string | null {
      if (isTrusted()) return null;
      const says = new Date().toLocaleDateString('nb-NO', { dateStyle: 'long', timeZone: 'Europe/Oslo' });
      return `Klokken på maskinen viser ${says}, og det ser feil ut. Ingenting slettes fordi det er gammelt. Si fra til den som hjelper dere.`;
    },
  };
}
