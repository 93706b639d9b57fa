import PQueue from 'p-queue';
import type { PictureStore } from '../../builder/pictures/encoded-pictures.ts';
import { toHttpError } from '../http.ts';
import type { Deployment } from '../settings.ts';
import type { Compose, Log } from './compose.ts';
import type { Draft } from './draft.ts';
import type { LiveSite } from './live-site.ts';
import { runPublishCommand } from './publish-command.ts';
import type { Documents, Snapshots } from './snapshots.ts';

interface PublisherSettings {
  draft: Draft;
  snapshots: Snapshots;
  site: LiveSite;
  compose: Compose;
  deployment: Deployment;
}

export type Publisher = ReturnType<typeof createPublisher>;

const publishAgain = 'Trykk «Publiser» en gang til.';

/** Composes the live site, one run at a time. */
export function createPublisher(settings: PublisherSettings) {
  const { draft, snapshots, site, compose, deployment } = settings;
  const runs = new PQueue({ concurrency: 1 });
  const inRuns = <Result>(work: () => Promise<Result>): Promise<Result> => runs.add(work);
  let pictures: PictureStore | undefined;
  /** The documents of the present run. What is deleted meanwhile leaves them, and the run composes again. */
  let composing: { documents: Map<string, string>; isOutdated: boolean } | undefined;

  /** Composes what `read` returns. `record` writes what has to be known before the site is seen. */
  async function composeAndShow(
    read: () => Promise<Documents>,
    log: Log,
    record?: (documents: Documents) => Promise<void>,
  ): Promise<void> {
    const run = await draft.inTurn(async () => {
      composing = { documents: new Map(await read()), isOutdated: true };
      return composing;
    });
    const number = site.nextNumber();
    try {
      while (run.isOutdated) {
        run.isOutdated = false;
        const composed = await compose(run.documents, site.folderOf(number), log).catch((error) => {
          // A photo may have been deleted under its hands.
          if (!run.isOutdated) throw error;
          return undefined;
        });
        await draft.inTurn(async () => {
          if (run.isOutdated) return;
          pictures = composed;
          await record?.(run.documents);
          await site.switchTo(number);
        });
      }
      // With another host, only what reaches it is a success.
      if (!deployment.publishCommand) await site.setFailure(undefined);
    } finally {
      composing = undefined;
      await site.removeOthers().catch(console.error);
    }
  }

  /** Composes the newest published snapshot anew. Does nothing before the first publication. */
  async function composeLive(): Promise<void> {
    if (snapshots.live())
      await composeAndShow(
        async () => snapshots.live()?.documents ?? new Map(),
        () => {},
      );
  }

  /** Publishes what `read` returns when the run begins, in the turn of a change of the draft. */
  function publish(read: () => Promise<Documents>, log: Log = () => {}): Promise<void> {
    return inRuns(async () => {
      await composeAndShow(read, log, (documents) => snapshots.add('published', documents));
      await sendToHost();
    });
  }

  /** Shows the present notice with what is published. */
  function publishNotice(): Promise<void> {
    return inRuns(async () => {
      await composeLive();
      await sendToHost();
    });
  }

  async function sendToHost(): Promise<void> {
    const { publishCommand } = deployment;
    if (!publishCommand || !snapshots.live()) return;
    try {
      await site.setFailure(`Det ble avbrutt. ${publishAgain}`);
      await runPublishCommand(publishCommand, site.folder() ?? '');
      await site.setFailure(undefined);
    } catch (error) {
      await site.setFailure(toHttpError(error).message);
      throw error;
    }
  }

  /** Composes the live site anew, and returns whether it could. What fails is said on the desk. */
  async function renew(reason: string): Promise<boolean> {
    try {
      await composeLive();
      return true;
    } catch (error) {
      const failure = `${reason} ${toHttpError(error).message} ${publishAgain}`;
      await site.setFailure(failure).catch(console.error);
      return false;
    }
  }

  return {
    publish,
    publishNotice,
    /** Whatever has changed since the program ended: the code, the address, or the disk in a power cut. */
    renewAtStart: () =>
      inRuns(async () => {
        await renew('Nettstedet kunne ikke lages på nytt da programmet startet.');
      }),
    renewAfterDeletion: () =>
      inRuns(async () => {
        const isRenewed = await renew('Det som er slettet, er borte. Resten av nettstedet er som før.');
        // Its failure is already what Hjem says.
        if (isRenewed) await sendToHost().catch(() => {});
      }),
    /** Lets a deleted document leave the run that is composing. Only for use in the turn of the deletion. */
    leaveRun(file: string): void {
      if (composing?.documents.delete(file)) composing.isOutdated = true;
    },
    /** The pictures of the live site; undefined until this program has composed it. */
    pictures: () => pictures,
    /** Resolves when no run is left. */
    idle: () => runs.onIdle(),
  };
}
