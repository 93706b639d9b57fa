import { readLaunchList } from '../../builder/launch/launch-list.ts';
import type { Company } from '../../schema/company.ts';
import { HttpError } from '../../server/http-error.ts';
import type { Publishing, PublishLine } from '../contract/publishing.ts';
import { changedTitles } from './changes.ts';
import { findProblems } from './content-problems.ts';
import { discardSnapshot, keepEdition, type Snapshot, takeSnapshot } from './editions.ts';
import { toHttpError } from './error-answer.ts';
import { isOnline } from './is-online.ts';
import type { Place, Say } from './place.ts';
import { contentQueue, releaseQueue } from './queues.ts';
import { readState, replaceFile, stateFolder } from './state.ts';

const stateFile = `${stateFolder}/publishing.json`;

/** Publishes content/ as it is when a run begins. What is edited meanwhile waits for the next run. */
export async function createPublisher(root: string, place: Place, onEnd: () => void) {
  let state = await readLastRun(root);

  return {
    /** The present or the last run, also after the page was left or the desk was closed. */
    state: () => state,
    /** Begins a run, whose failure is its last line. Throws an HttpError while one runs already. */
    begin: () => {
      if (state.isRunning) throw new HttpError(409, 'Nettstedet publiseres allerede.');
      const own: Publishing = { isRunning: true, lines: [] };
      state = own;
      const report: Report = async (line, isLast) => {
        own.lines.push(line);
        const isRunning = !line.failed && !isLast;
        // Where it cannot be kept, the next start does not know of this run. That must not stop the run itself.
        if (line.done || line.failed || own.lines.length === 1)
          await replaceFile(root, stateFile, JSON.stringify({ ...own, isRunning })).catch(console.error);
        own.isRunning = isRunning;
      };
      void releaseQueue.add(() => publish(root, place, report)).then(onEnd);
    },
  };
}

/** Never rejects. */
type Report = (line: PublishLine, isLast?: boolean) => Promise<void>;

/** The last run. One that was cut off says so. */
async function readLastRun(root: string): Promise<Publishing> {
  const state = (await readState<Publishing>(root, stateFile)) ?? { isRunning: false, lines: [] };
  const last = state.lines.at(-1);
  if (!state.isRunning || !last) return state;
  const message = 'Redigeringen ble lukket før dette var ferdig. Publiser en gang til, så blir alt helt.';
  return { isRunning: false, lines: [...state.lines, { step: last.step, message, failed: true }] };
}

/** Reports each step. Never rejects: a failure is the last line. */
async function publish(root: string, place: Place, report: Report): Promise<void> {
  let step: PublishLine['step'] = 'check';
  const say: Say = (message) => void report({ step, message });
  let snapshot: Snapshot | undefined;
  let isPublished = false;
  const done = (message: string, isLast = false) => report({ step, message, done: true }, isLast);
  try {
    await report({ step, message: 'Ser etter noe som mangler …' });
    snapshot = await contentQueue.add(() => takeSnapshot(root));
    const { folder, at } = snapshot;
    const { publishing, url } = await checkLaunch(folder, place);
    const method = place.methodOf(publishing);
    const changes = await changedTitles(root, folder);
    await done('Ingenting mangler.');

    step = 'build';
    say('Lager nettstedet …');
    const site = await method.build(folder, say, new Date(at));
    await done('Nettstedet er laget.');

    step = 'publish';
    say(method.description);
    const { message: published, ...release } = await method.publish(site, say, false);
    isPublished = true;
    await keepEdition(root, snapshot, { kind: method.goesOnline ? 'online' : 'folder', changes, ...release });
    await done(published, !method.goesOnline);
    if (!method.goesOnline) return;

    step = 'confirm';
    say(`Ser etter den nye utgaven på ${url} …`);
    const { message, isConfirmed } = await isOnline(site, url);
    await report({ step, message, done: true, ...(!isConfirmed && { unconfirmed: true }) }, true);
  } catch (error) {
    const { message: reason, details } = toHttpError(error);
    const message = isPublished ? `Nettstedet er lagt ut, men noe gikk galt etterpå. ${reason}` : reason;
    if (snapshot && !isPublished) await discardSnapshot(snapshot).catch(console.error);
    await report({ step, message, ...details, failed: true });
  }
}

/** Reads the facts of the firm when everything can be published. Throws an HttpError with what is in the way. */
async function checkLaunch(folder: string, place: Place): Promise<Company> {
  const problems = await findProblems(folder);
  if (problems.length > 0)
    throw new HttpError(422, 'Dette må rettes før nettstedet kan legges ut:', { problems });
  const { company, items } = await readLaunchList(folder, place.host);
  const missing = items
    .filter(({ canWait }) => !canWait)
    .map(({ path, missing, remedy }) => ({ document: 'company', path, message: `${missing} ${remedy}` }));
  if (missing.length > 0 && !place.isTrial)
    throw new HttpError(422, 'Dette mangler før nettstedet kan legges ut:', { problems: missing });
  return company;
}
