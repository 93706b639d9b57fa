import PQueue from 'p-queue';
import { noticeFile } from '../../schema/notice.ts';
import type { Clock } from '../state/clock.ts';
import { composedWith, composeRelease, type ReleaseSettings } from './compose-release.ts';
import { copyContent, copyFileOf } from './content-files.ts';
import { runPublishCommand } from './publish-command.ts';
import type { Release } from './release-store.ts';

/** Takes a line about the progress, for the owner. */
export type Log = (line: string) => void;

interface PublisherSettings extends ReleaseSettings {
  /** Tells what is old enough to be removed. */
  clock: Pick<Clock, 'believedTime'>;
  /** Called when visitors see another release. */
  onRelease?: () => void;
  /** How a site is composed in its folder. */
  compose?: (folder: string, at: Date, log: Log) => Promise<void>;
}

interface Publication {
  kind: 'published' | 'notice';
  changes: string[];
  /** Copies the content/ to publish into a folder. */
  copy: (folder: string, earlier: string | undefined) => Promise<void>;
}

export type Publisher = ReturnType<typeof createPublisher>;

/** The one way to put something out. Whatever asks for it waits for its turn. */
export function createPublisher(settings: PublisherSettings) {
  const { store, place, clock, onRelease = () => {} } = settings;
  const compose = settings.compose ?? ((folder, at, log) => composeRelease(settings, folder, at, log));
  const queue = new PQueue({ concurrency: 1 });
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => queue.add(work);

  /** Makes a release of a content/ and shows it to visitors. When it rejects, they still see the one before. */
  function publish({ kind, changes, copy }: Publication, log: Log = () => {}): Promise<Release> {
    return inTurn(async () => {
      const before = store.online();
      const release = await store.add(async (folder) => {
        await copy(folder, before && store.folderOf(before.number));
        const at = momentAfter(before);
        await compose(folder, at, log);
        return { at: at.toISOString(), kind, changes, composedWith: composedWith(settings) };
      });
      await putOut(release);
      return release;
    });
  }

  /** Shows visitors an earlier release. Its content is composed again where it was made for another host. */
  function show(number: number): Promise<void> {
    return inTurn(async () => {
      const release = store.find(number);
      if (!release?.composedWith) throw new Error(`There is no release ${number} with a site.`);
      if (release.composedWith.host !== composedWith(settings).host) await composeAgain(release);
      await putOut(release);
    });
  }

  /** Composes the release that is online again when the code or the place is another one by now. */
  function bringUpToDate(): Promise<void> {
    return inTurn(async () => {
      const release = store.online();
      const { code, host } = composedWith(settings);
      const is = release?.composedWith;
      if (release && (is?.code !== code || is.host !== host)) await composeAgain(release);
    });
  }

  /** Keeps content that was never put out, so that it is not lost. */
  function keep(changes: string[], copy: Publication['copy']): Promise<Release> {
    return inTurn(async () => {
      const newest = store.list()[0];
      const release = await store.add(async (folder) => {
        await copy(folder, newest && store.folderOf(newest.number));
        return { at: new Date().toISOString(), kind: 'unpublished', changes };
      });
      await store.prune(clock.believedTime());
      return release;
    });
  }

  async function putOut(release: Release): Promise<void> {
    await store.show(release);
    onRelease();
    await store.prune(clock.believedTime()).catch(console.error);
    if (place.publishCommand) await runPublishCommand(place.publishCommand, store, release);
  }

  const composeAgain = ({ number, at }: Release) =>
    store.replaceSite(number, async (folder) => {
      await copyContent(store.folderOf(number), folder, store.folderOf(number));
      await compose(folder, new Date(at), () => {});
      return composedWith(settings);
    });

  return { publish, show, keep, bringUpToDate, settled: () => queue.onIdle() };
}

const day = 24 * 60 * 60 * 1000;

/** Now, or the time of the last release if the clock was set back a little since: its articles stay out. */
function momentAfter(before: Release | undefined): Date {
  const [now, last] = [Date.now(), Date.parse(before?.at ?? '')];
  return new Date(last > now && last - now < day ? last : now);
}

/** Copies the content of a folder, with the notice of another one. */
export const copyWithNotice =
  (from: string, notice: string): Publication['copy'] =>
  async (folder, earlier) => {
    await copyContent(from, folder, earlier);
    await copyFileOf(notice, noticeFile, folder, earlier);
  };
