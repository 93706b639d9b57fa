import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLaunchList } from '../../builder/launch/launch-list.ts';
import type { Company } from '../../schema/company.ts';
import { HttpError } from '../../server/http-error.ts';
import type { Publishing, PublishLine } from '../contract/publishing.ts';
import { titlesChangedSince } from './changes.ts';
import { findProblems } from './content-problems.ts';
import { discardSnapshot, findPublished, keepEdition, type Snapshot, takeSnapshot } from './editions.ts';
import { toHttpError } from './error-answer.ts';
import type { InTurn } from './in-turn.ts';
import { isOnline } from './is-online.ts';
import { oneAtATime, replaceFile, stateFolder } from './journal.ts';
import type { Place } from './place.ts';
import type { Say } from './say.ts';

/** What visitors see after a failure before anything was published. */
const unchanged = 'Det som ligger på nettet, er som før.';

const stateFile = `${stateFolder}/publishing.json`;

interface PublisherParts {
  root: string;
  place: Place;
  /** Releases are made one at a time, whatever asks for them. */
  inTurn: InTurn;
  /** Called after each run. */
  onEnd: () => void;
}

/** Publishes content/ as it is when a run begins. What is edited meanwhile waits for the next run. */
export async function createPublisher({ root, place, inTurn, onEnd }: PublisherParts) {
  let state = await readState(root);

  return {
    /** The present or the last run, also after the page was left or the desk was closed. */
    state: () => state,
    /** Begins a run, whose failure is its last line. Throws an HttpError while one runs already. */
    begin: () => {
      if (state.isRunning) throw new HttpError(409, 'Nettstedet publiseres allerede.');
      const own: Publishing = { isRunning: true, at: new Date().toISOString(), lines: [] };
      state = own;
      const report: Report = async (line, isLast) => {
        own.lines.push(line);
        const isRunning = !line.failed && !isLast;
        // Where it cannot be kept, the next start does not know of this run. That must not stop the run itself.
        if (line.done || line.failed || own.lines.length === 1)
          await replaceFile(root, stateFile, JSON.stringify({ ...own, isRunning })).catch(console.error);
        own.isRunning = isRunning;
      };
      void inTurn(() => publish(root, place, report)).then(onEnd);
    },
  };
}

/** Never rejects. */
type Report = (line: PublishLine, isLast?: boolean) => Promise<void>;

/** The last run. One that was cut off says so. */
async function readState(root: string): Promise<Publishing> {
  const state: Publishing = await readFile(path.join(root, stateFile), 'utf8')
    .then(JSON.parse)
    .catch(() => ({ isRunning: false, at: null, lines: [] }));
  const last = state.lines.at(-1);
  if (!state.isRunning || !last) return state;
  const cutOff = (step: PublishLine['step'], message: string): Publishing => {
    const line = { step, message: `Redigeringen ble lukket ${message}`, failed: true as const };
    return { ...state, isRunning: false, lines: [...state.lines, line] };
  };
  if (last.step === 'confirm' || (last.step === 'publish' && last.done)) {
    return cutOff('confirm', 'før den hadde sett den nye utgaven på nettet.');
  }
  if (last.step !== 'build' || !last.done)
    return cutOff(last.step, `før nettstedet ble lagt ut. ${unchanged}`);
  return cutOff('publish', 'mens nettstedet ble lagt ut. Publiser en gang til, så blir alt helt.');
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
    snapshot = await oneAtATime(() => takeSnapshot(root));
    const { folder } = snapshot;
    const { publishing, url } = await checkLaunch(folder, place);
    const method = place.methodOf(publishing);
    const changes = await titlesChangedSince(root, await findPublished(root), folder);
    await done('Ingenting mangler.');

    step = 'build';
    say('Lager nettstedet …');
    const site = await method.prepare(folder, say, new Date(snapshot.at));
    await done('Nettstedet er laget.');

    step = 'publish';
    say(method.description);
    const { message: published, release } = await site.publish();
    isPublished = true;
    const kind = method.goesOnline ? 'online' : 'folder';
    await keepEdition(root, snapshot, { kind, changes, ...(release !== undefined && { release }) });
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
