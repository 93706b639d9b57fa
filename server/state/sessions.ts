import { randomBytes } from 'node:crypto';
import path from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import { readJson, writeFileDurable } from '../../builder/files.ts';

const stateSchema = z.object({
  /** Belongs to all sessions that began since everybody was signed out. */
  generation: z.string(),
  /** The ids of sessions that signed out, and the times when their cookies expire. */
  ended: z.record(z.string(), z.number()),
});

type State = z.infer<typeof stateSchema>;

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

export const newSessionId = () => randomBytes(16).toString('base64url');

/**
 * Remembers which sessions have ended. Without its file, as after a restored backup, all have. A generation instead of a
 * time, because a clock that was ahead would refuse everybody until that time.
 */
export async function openSessions(data: string) {
  const file = path.join(data, 'sessions.json');
  const queue = new PQueue({ concurrency: 1 });
  const none = (): State => ({ generation: newSessionId(), ended: {} });
  const stored = await readJson(file, stateSchema).catch(() => null);
  let state = stored ?? none();
  // A full disk stops no start. The sessions until the next one end with it.
  if (!stored) await change(state).catch(console.error);

  /** Applies at once, and resolves when the disk has it. */
  async function change(next: State): Promise<void> {
    state = next;
    await queue.add(() => writeFileDurable(file, JSON.stringify(state)));
  }

  return {
    generation: () => state.generation,
    isEnded: (id: string) => Object.hasOwn(state.ended, id),
    end(id: string, expiry: number): Promise<void> {
      const others = Object.entries(state.ended).filter(([, time]) => time > Date.now());
      return change({ ...state, ended: { ...Object.fromEntries(others), [id]: expiry } });
    },
    endAll: () => change(none()),
  };
}
