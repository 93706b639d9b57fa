import PQueue from 'p-queue';
import { dayMs } from '../../common/time.ts';
import { noticeFile } from '../../schema/notice-schema.ts';
import type { Clock } from '../state/clock.ts';
import type { ReleaseSettings } from './compose-release.ts';
import { copyContent, copyFileOf } from './content-files.ts';
import { runPublishCommand } from './publish-command.ts';
import type { Release } from './release-store.ts';

/** Takes a line of progress, for the owner. */
export type Log = (line: string) => void;

interface PublisherSettings extends Pick<ReleaseSettings, 'store' | 'deployment'> {
  /** Changes with the code that composes. */
  codeKey: string;
  /** Tells what is old enough to remove. */
  clock: Pick<Clock, 'trustedTime'>;
  /** Composes a site beside the content/ in a folder. */
  compose: (folder: string, at: Date, log: Log) => Promise<void>;
}

interface Publication {
  kind: Release['kind'];
  changes: string[];
  /** Copies the content/ into a folder. */
  copy: (folder: string, earlier: string | undefined) => Promise<void>;
  /** The release that is made again for other code or another place, and replaced. */
  replaces?: Release;
}

export type Publisher = ReturnType<typeof createPublisher>;

/** The one way to put something out. Every call waits for its turn. */
export function createPublisher(settings: PublisherSettings) {
  const { store, deployment, clock, codeKey, compose } = settings;
  const builtFrom = { code: codeKey, host: JSON.stringify(deployment.companyOverrides) };
  const queue = new PQueue({ concurrency: 1 });
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => queue.add(work);

  /** Makes and shows a release. If that fails, visitors still see the one before. */
  const publish = (publication: Publication, log?: Log) => enqueue(() => createAndActivate(publication, log));

  async function createAndActivate(
    { kind, changes, copy, replaces }: Publication,
    log: Log = () => {},
  ): Promise<Release> {
    const before = store.online();
    const release = await store.create(async (folder) => {
      await copy(folder, store.onlineFolder());
      const at = replaces ? new Date(replaces.at) : momentAfter(before);
      await compose(folder, at, log);
      return { at: at.toISOString(), kind, changes, composedWith: builtFrom };
    });
    await goLive(release);
    if (replaces) await store.remove(replaces);
    return release;
  }

  /** Puts the notice of a folder's content/ out over what is online, if anything is. */
  function publishNotice(content: string, changes: string[]): Promise<void> {
    return enqueue(async () => {
      const online = store.onlineFolder();
      if (!online) return;
      const copy: Publication['copy'] = async (folder) => {
        await copyContent(online, folder, online);
        await copyFileOf(content, noticeFile, folder, online);
      };
      await createAndActivate({ kind: 'notice', changes, copy });
    });
  }

  /** Shows a release, made again if another place or other code had made it. */
  function activate(release: Release): Promise<void> {
    return enqueue(async () => {
      const { number, kind, changes, composedWith } = release;
      const own = store.folderOf(number);
      const copy: Publication['copy'] = (folder) => copyContent(own, folder, own);
      if (
        composedWith?.host !== builtFrom.host ||
        (composedWith.code !== builtFrom.code && release === store.online())
      )
        await createAndActivate({ kind, changes, copy, replaces: release });
      else if (release !== store.online()) await goLive(release);
    });
  }

  /** Keeps content that was never put out. */
  function archive({ copy, changes }: Pick<Publication, 'copy' | 'changes'>): Promise<void> {
    return enqueue(async () => {
      const newest = store.list()[0];
      await store.create(async (folder) => {
        await copy(folder, newest && store.folderOf(newest.number));
        return { at: new Date().toISOString(), kind: 'unpublished', changes };
      });
      await store.prune(clock.trustedTime());
    });
  }

  async function goLive(release: Release): Promise<void> {
    await store.activate(release);
    await store.prune(clock.trustedTime()).catch(console.error);
    if (deployment.publishCommand) await runPublishCommand(deployment.publishCommand, store, release);
  }

  return { publish, publishNotice, activate, archive };
}

/** Not before the last release if the clock was set back a little: its articles stay online. */
function momentAfter(before: Release | undefined): Date {
  const [now, last] = [Date.now(), Date.parse(before?.at ?? '')];
  return new Date(last > now && last - now < dayMs ? last : now);
}
