import path from 'node:path';
import PQueue from 'p-queue';
import { HttpError } from '../http-error.ts';
import type { CleanedPhoto } from './clean-photo.ts';
import { CommandFailure, runCommand } from './run-command.ts';

const project = path.join(import.meta.dirname, '../..');
const program = path.join(import.meta.dirname, 'clean-photo-child.ts');

/** Photos are large and the machine may be small: one at a time. */
const queue = new PQueue({ concurrency: 1 });

/**
 * Cleans a photo in a process of its own, which gives its memory back. Throws an HttpError that says what is wrong with
 * the photo.
 */
export async function cleanInChild(from: string, to: string): Promise<{ width: number; height: number }> {
  const args = ['--max-old-space-size=64', '--import', 'tsx', program, from, to];
  // With more arenas, memory that is free stays scattered and counts.
  const options = { cwd: project, env: { MALLOC_ARENA_MAX: '2' } };
  try {
    const printed = await queue.add(() => runCommand(process.execPath, args, options));
    const cleaned: CleanedPhoto = JSON.parse(printed);
    if ('reason' in cleaned) throw new HttpError(422, cleaned.reason);
    return cleaned;
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    console.error(error.output);
    throw new HttpError(
      422,
      'Bildet er for stort for denne maskinen. Ta det med lavere oppløsning, og prøv igjen.',
    );
  }
}
