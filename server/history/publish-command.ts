import { type ExecException, exec } from 'node:child_process';
import { promisify } from 'node:util';
import { hourMs } from '../../common/time.ts';
import { HttpError } from '../http.ts';

const maxLogLines = 12;
const publishAgain = 'Noen sider kan være nye og andre gamle: publiser en gang til.';
const commandTimeout = hourMs;

/** Lets a command send the live site to another host. Throws an HttpError with its last lines if it fails. */
export async function runPublishCommand(command: string, site: string): Promise<void> {
  const env = { ...process.env, RELEASE: site };
  await promisify(exec)(command, { env, timeout: commandTimeout, maxBuffer: 2 ** 26 }).catch(
    (error: ExecException) => {
      const { killed, stdout = '', stderr = '' } = error;
      const reason = killed
        ? 'Programmet som legger ut nettstedet, har holdt på i en time, og er stoppet.'
        : 'Programmet som legger ut nettstedet, ble avbrutt av en feil.';
      const details = `${stdout}${stderr}`.trim().split('\n').slice(-maxLogLines).join('\n');
      throw new HttpError(422, `${reason} ${publishAgain}`, { details });
    },
  );
}
