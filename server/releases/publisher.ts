import { type ExecException, exec } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { dayMs, hourMs } from '../../common/time.ts';
import { noticeFile } from '../../content-model/notice.ts';
import { HttpError, toHttpError } from '../http.ts';
import type { ReleaseSettings } from './compose-release.ts';
import { copyContent, copyContentFile } from './copy-content.ts';
import type { Release } from './release-json.ts';
import type { ReleaseStore } from './release-store.ts';

export type Log = (line: string) => void;

/** Composes a site beside the content/ in a folder. */
export type Compose = (folder: string, at: Date, log: Log) => Promise<void>;

interface PublisherSettings extends Pick<ReleaseSettings, 'store' | 'deployment'> {
  codeKey: string;
  compose: Compose;
  /** Removes from releases what the owner has deleted, as far as the live release does not show it. */
  erase: () => Promise<void>;
}

interface Publication {
  kind: Release['kind'];
  changes: string[];
  copy: (folder: string, earlier: string | undefined) => Promise<void>;
  replaces?: Release;
}

export type Publisher = ReturnType<typeof createPublisher>;

/** Publishes releases, one at a time. */
export function createPublisher(settings: PublisherSettings) {
  const { store, deployment, codeKey, compose, erase } = settings;
  const builtFrom = { code: codeKey, host: JSON.stringify(deployment.companyOverrides) };
  const queue = new PQueue({ concurrency: 1 });
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => queue.add(work);

  const publish = (publication: Publication, log?: Log) => enqueue(() => createAndActivate(publication, log));

  async function createAndActivate(publication: Publication, log: Log = () => {}) {
    const { kind, changes, copy, replaces } = publication;
    const previous = store.live();
    const release = await store.create(async (folder) => {
      await copy(folder, store.liveFolder());
      const at = replaces ? new Date(replaces.at) : timeAfter(previous);
      await compose(folder, at, log);
      return { at: at.toISOString(), kind, changes, composedWith: builtFrom };
    });
    await goLive(release);
    if (replaces) await store.remove(replaces);
    return release;
  }

  function publishNotice(content: string, changes: string[]): Promise<void> {
    return enqueue(async () => {
      const live = store.liveFolder();
      if (!live) return;
      const copy: Publication['copy'] = async (folder) => {
        await copyContent(live, folder, live);
        await copyContentFile(content, noticeFile, folder, live);
      };
      await createAndActivate({ kind: 'notice', changes, copy });
    });
  }

  /** Composes again for another deployment, after a deletion, and the live release for other code. */
  function activate(release: Release): Promise<void> {
    return enqueue(async () => {
      const { number, kind, changes, composedWith } = release;
      const own = store.folderOf(number);
      const copy: Publication['copy'] = (folder) => copyContent(own, folder, own);
      const isLive = release === store.live();
      const isOtherDeployment = composedWith?.host !== builtFrom.host;
      const isOutdatedLiveRelease = isLive && composedWith?.code !== builtFrom.code;
      if (isOtherDeployment || isOutdatedLiveRelease)
        await createAndActivate({ kind, changes, copy, replaces: release });
      else if (!isLive) await goLive(release);
    });
  }

  /** `copy` returns the titles of what it copied that is not published. */
  function archive(copy: (...to: Parameters<Publication['copy']>) => Promise<string[]>): Promise<void> {
    return enqueue(async () => {
      const newest = store.list()[0];
      await store.create(async (folder) => {
        const changes = await copy(folder, newest && store.folderOf(newest.number));
        return { at: new Date().toISOString(), kind: 'unpublished', changes };
      });
      await removeOld();
    });
  }

  /** Removes what is deleted, and what is too old. A failure waits for the next call. */
  async function removeOld(): Promise<void> {
    await erase().catch(console.error);
    await store.prune(Date.now()).catch(console.error);
  }

  async function goLive(release: Release): Promise<void> {
    await store.activate(release);
    await removeOld();
    if (deployment.publishCommand) await runPublishCommand(deployment.publishCommand, store, release);
  }

  return { publish, publishNotice, activate, archive, tidy: () => enqueue(removeOld) };
}

/** Returns the last time if the clock was set back a little, so articles stay live. */
function timeAfter(previous: Release | undefined): Date {
  const now = Date.now();
  const last = Date.parse(previous?.at ?? '');
  return new Date(last > now && last - now < dayMs ? last : now);
}

const maxLogLines = 12;
const publishAgain = 'Noen sider kan være nye og andre gamle: publiser en gang til.';
const commandTimeout = hourMs;

/** Thrown when a release that is live here did not reach its host. */
export class PublishCommandError extends HttpError {}

/** Marks a release as failed until the command has succeeded. */
async function runPublishCommand(command: string, store: ReleaseStore, release: Release) {
  const { number } = release;
  const folder = path.join(store.folderOf(number), 'outgoing');
  await store.update(release, { failure: `Det ble avbrutt. ${publishAgain}` });
  try {
    await rm(folder, { recursive: true, force: true });
    // Does not link, because the command may change the files.
    await cp(store.siteOf(number), folder, { recursive: true });
    const { hashed } = await store.manifestOf(number);
    for (const address of hashed) await cp(path.join(store.files, address), path.join(folder, address));
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
