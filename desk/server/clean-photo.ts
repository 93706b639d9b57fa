import path from 'node:path';
import { HttpError } from '../../server/http-error.ts';
import { createTurns } from './in-turn.ts';
import { CommandFailure, runCommand } from './run-command.ts';

/** The size in pixels of a photo that is cleaned, or a sentence that says why it cannot be used. */
export type CleanedPhoto = { width: number; height: number } | { reason: string };

const project = path.join(import.meta.dirname, '../..');
const program = path.join(import.meta.dirname, 'clean-photo-child.ts');

/** Photos are large and the machine may be small: one at a time. */
const inTurn = createTurns();

/**
 * Makes an upright WebP without metadata of a photo, in a process of its own, which gives its memory back. Throws an
 * HttpError that says what is wrong with the photo.
 */
export async function cleanPhoto(from: string, to: string): Promise<{ width: number; height: number }> {
  const cleaned = await inTurn(() => cleanInChild(from, to));
  if ('reason' in cleaned) throw new HttpError(422, cleaned.reason);
  return cleaned;
}

async function cleanInChild(from: string, to: string): Promise<CleanedPhoto> {
  const args = ['--max-old-space-size=64', '--import', 'tsx', program, from, to];
  try {
    // With more arenas, memory that is free stays scattered and counts.
    const printed = await runCommand(process.execPath, args, {
      cwd: project,
      env: { MALLOC_ARENA_MAX: '2' },
    });
    return JSON.parse(printed);
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    console.error(error.output);
    return { reason: 'Bildet er for stort for denne maskinen. Ta det med lavere oppløsning, og prøv igjen.' };
  }
}
