import { type ExecException, exec } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hourMs } from '../../common/time.ts';
import { HttpError } from '../http.ts';

const maxLogLines = 12;
const publishAgain = 'Noen sider kan være nye og andre gamle: publiser en gang til.';
const commandTimeout = hourMs;

/** Sends a copy of the live site, because the command may change the files. It is deleted afterwards. */
export async function runPublishCommand(command: string, site: string): Promise<void> {
  const copy = path.join(path.dirname(site), 'outgoing');
  try {
    await rm(copy, { recursive: true, force: true });
    await cp(site, copy, { recursive: true });
    await run(command, copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function run(command: string, folder: string): Promise<void> {
  const env = { ...process.env, RELEASE: folder };
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
