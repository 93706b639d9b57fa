import type { Publishing, PublishLine } from '../../content-model/desk/contract.ts';
import { HttpError, toHttpError } from '../http.ts';
import { copyContent } from '../releases/copy-content.ts';
import type { Log } from '../releases/publisher.ts';
import { changedTitles } from './changes.ts';
import { contentProblems, readLaunchReport } from './content-problems.ts';
import type { DeskContext } from './desk-context.ts';
import { contentQueue } from './file-changes.ts';
import { readSiteAddress } from './site-address.ts';

/** Publishes content/ as it is when a run begins; later edits wait for the next run. */
export function createPublishing(desk: DeskContext) {
  let state: Publishing = { isRunning: false, lines: [] };
  return {
    state: () => state,
    /** Throws an HttpError while a run is under way. */
    begin: async () => {
      if (state.isRunning) throw new HttpError(409, 'Nettstedet publiseres allerede.');
      const own: Publishing = { isRunning: true, lines: [] };
      state = own;
      void publish(desk, (line) => own.lines.push(line)).finally(() => {
        own.isRunning = false;
      });
    },
  };
}

const trialWords = 'Lagt ut på prøvesiden. Kundene ser den ikke:';

/** Never rejects: a failure is the last line. */
async function publish(desk: DeskContext, report: (line: PublishLine) => void): Promise<void> {
  const { content, siteOrigin, deployment } = desk.settings;
  const log: Log = (message) => report({ message });
  try {
    log('Ser etter noe som mangler …');
    await checkLaunch(desk);
    // What is deleted leaves the releases first, so that no list names it.
    await desk.publisher.tidy();
    const changes = await changedTitles(desk);
    log('Legger det ut …');
    // Saving waits until everything is checked and copied.
    const copy = (to: string, earlier?: string) =>
      contentQueue.add(async () => {
        await checkLaunch(desk);
        await copyContent(content, to, earlier);
      });
    await desk.publisher.publish({ kind: 'published', changes, copy }, log);
    const address = await readSiteAddress(desk.settings);
    if (deployment.publishCommand) report({ message: 'Sendt til verten:', ...(address && { address }) });
    else if (address) report({ message: 'Publisert:', address });
    else report({ message: trialWords, address: siteOrigin });
  } catch (error) {
    const { message, details } = toHttpError(error);
    report({ message, ...details, failed: true });
  }
}

async function checkLaunch(desk: DeskContext): Promise<void> {
  const problems = await contentProblems(desk.settings.content);
  if (problems.length > 0)
    throw new HttpError(422, 'Dette må rettes før nettstedet kan legges ut:', { problems });
  const missing = (await readLaunchReport(desk)).items
    .filter(({ canWait }) => !canWait)
    .map(({ document, path, missing, remedy }) => ({ document, path, message: `${missing} ${remedy}` }));
  if (missing.length > 0 && desk.settings.deployment.blocksIncompleteLaunch)
    throw new HttpError(422, 'Dette mangler før nettstedet kan legges ut:', { problems: missing });
}
