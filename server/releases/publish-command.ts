import { type ExecException, exec } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hourMs } from '../../common/time.ts';
import { HttpError, toHttpError } from '../http.ts';
import type { Release, ReleaseStore } from './release-store.ts';

/** The number of lines of a failed command's output to show. */
const maxLogLines = 12;
const publishAgain = 'Noen sider kan være nye og andre gamle: publiser en gang til.';
/** Milliseconds after which a command is stopped. */
const commandTimeout = hourMs;

/** Thrown when a release that is online here did not reach its host. */
export class PublishCommandError extends HttpError {}

/** Marks a release as failed until the command has succeeded. Throws a PublishCommandError. */
export async function runPublishCommand(
  command: string,
  store: ReleaseStore,
  release: Release,
): Promise<void> {
  const { number } = release;
  const folder = path.join(store.folderOf(number), 'outgoing');
  await store.update(release, { failure: `Det ble avbrutt. ${publishAgain}` });
  try {
    await copyRelease(store, number, folder);
    await run(command, folder);
    await store.update(release, { failure: undefined });
  } catch (error) {
    const { status, message, details } = toHttpError(error);
    await store.update(release, { failure: message });
    throw new PublishCommandError(status, message, details);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyRelease(store: ReleaseStore, number: number, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Does not link, because the command may change the files.
  await cp(store.siteOf(number), folder, { recursive: true });
  const { hashed } = await store.readManifest(number);
  for (const address of hashed) await cp(path.join(store.pool, address), path.join(folder, address));
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
