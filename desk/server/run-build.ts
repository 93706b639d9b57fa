import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HttpError } from '../../server/http-error.ts';
import { diskIsFull } from './error-answer.ts';
import type { Say } from './place.ts';
import { CommandFailure, runCommand } from './run-command.ts';

const stopWithParent = pathToFileURL(path.join(import.meta.dirname, 'stop-with-parent.ts')).href;

/** Builds with `npm run build` of a project, whose lines become progress. */
export function runBuild(project: string) {
  return async (folder: string, say: Say): Promise<string> => {
    await runBuilder(project, ['commands/build.ts', folder], say);
    return path.join(project, 'dist');
  };
}

/** Runs a program of a project that makes a site, and ends with this one. Throws an HttpError that says why it failed. */
export async function runBuilder(
  project: string,
  program: readonly string[],
  say: Say,
  env: Record<string, string> = {},
): Promise<void> {
  const command = ['--import', 'tsx', '--import', stopWithParent, ...program];
  try {
    await runCommand(process.execPath, command, { cwd: project, env, input: null, onLine: say });
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    const reason = /ENOSPC|no space left/i.test(error.output) ? diskIsFull : 'Nettstedet kunne ikke lages.';
    throw new HttpError(422, `${reason} Det som ligger på nettet, er som før.`, { details: error.output });
  }
}
