import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HttpError } from '../../server/http-error.ts';
import { diskIsFull } from './error-answer.ts';
import type { Build } from './methods.ts';
import { CommandFailure, runCommand } from './run-command.ts';

const stopWithParent = pathToFileURL(path.join(import.meta.dirname, 'stop-with-parent.ts')).href;

/** Builds with `npm run build` of a project, whose lines become progress. */
export function runBuild(project: string): Build {
  return async (folder, say) => {
    const command = ['--import', 'tsx', '--import', stopWithParent, 'commands/build.ts', folder];
    try {
      await runCommand(process.execPath, command, { cwd: project, input: null, onLine: say });
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      const reason = /ENOSPC|no space left/i.test(error.output) ? diskIsFull : 'Nettstedet kunne ikke lages.';
      throw new HttpError(422, `${reason} Det som ligger på nettet, er som før.`, { details: error.output });
    }
    return path.join(project, 'dist');
  };
}
