import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { privateFileMode, readJson, writeFileDurable } from '../../builder/files.ts';
import { deskFolder } from './data-folder.ts';

const stateSchema = z.object({
  /** Belongs to all sessions that began since somebody signed out. */
  generation: z.string(),
});

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

const newGeneration = () => randomBytes(16).toString('base64url');

/**
 * Remembers to which generation a session must belong. Without its file, as after a restored backup, all sessions have
 * ended. No time, because a clock that was ahead would refuse everybody until that time.
 */
export async function openSessions(data: string) {
  const file = path.join(deskFolder(data), 'sessions.json');
  const stored = await readJson(file, stateSchema).catch(() => null);
  let generation = stored?.generation ?? newGeneration();
  const store = () => writeFileDurable(file, JSON.stringify({ generation }), privateFileMode);
  // A full disk stops no start. The sessions until the next one end with it.
  if (!stored) await store().catch(console.error);
  return {
    generation: () => generation,
    /** Applies at once, and resolves when the disk has it. */
    endAll(): Promise<void> {
      generation = newGeneration();
      return store();
    },
  };
}
