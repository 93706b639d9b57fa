import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLaunchList } from '../../builder/launch/launch-list.ts';
import type { Company } from '../../schema/company.ts';
import type { Publishing, PublishLine } from '../contract.ts';
import { titlesChangedSince } from './changes.ts';
import { checkContent } from './check-content.ts';
import { findPublished, keepEdition, takeSnapshot } from './editions.ts';
import { pushContent } from './git.ts';
import { waitUntilOnline } from './is-online.ts';
import { oneAtATime, replaceFile, stateFolder } from './journal.ts';
import { describePublishing } from './publishing.ts';
import { Refusal } from './refusal.ts';
import { CommandFailure, runCommand } from './run-command.ts';
import { upload } from './upload.ts';

type Say = (message: string) => void;
/** Builds the site of a folder that has a content/ into dist/. */
export type Build = (root: string, folder: string, say: Say) => Promise<void>;

const stateFile = `${stateFolder}/publishing.json`;
const unchanged = 'Det som ligger på nettet, er som før.';

/** Publishes content/ as it is when a run begins. What is edited meanwhile waits for the next run. */
export async function createPublisher(root: string, build: Build) {
  let state = await readState(root);
  let waiting = new AbortController();

  return {
    /** The present or the last run, also after the page was left or the desk was closed. */
    state: () => state,
    /** Begins a run, whose failure is its last line. Throws a Refusal while one runs already. */
    begin: () => {
      // The last step only waits for the host.
      if (state.isRunning && state.lines.at(-1)?.step !== 'confirm')
        throw new Refusal(409, 'Nettstedet publiseres allerede.');
      waiting.abort();
      waiting = new AbortController();
      const own: Publishing = { isRunning: true, at: new Date().toISOString(), lines: [] };
      state = own;
      void publish(root, build, waiting.signal, async (line, isLast) => {
        own.lines.push(line);
        const isRunning = !line.failed && !isLast;
        const isStep = line.done || line.failed || own.lines.length === 1;
        if (isStep && state === own) {
          await replaceFile(root, stateFile, JSON.stringify({ ...own, isRunning }));
        }
        own.isRunning = isRunning;
      }).catch(console.error);
    },
  };
}

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

/** Reports each step. Never throws: a failure is the last line. */
async function publish(
  root: string,
  build: Build,
  signal: AbortSignal,
  report: (line: PublishLine, isLast?: boolean) => Promise<void>,
): Promise<void> {
  let step: PublishLine['step'] = 'check';
  const say: Say = (message) => void report({ step, message });
  const done = (message: string, isLast = false) => report({ step, message, done: true }, isLast);
  try {
    await report({ step, message: 'Ser etter noe som mangler …' });
    const snapshot = await oneAtATime(() => takeSnapshot(root));
    const { folder } = snapshot;
    const company = await checkLaunch(folder);
    const { publishing } = company;
    const changes = await titlesChangedSince(root, await findPublished(root, publishing), folder);
    await done('Ingenting mangler.');

    step = 'build';
    say('Lager nettstedet …');
    await build(root, folder, say);
    await done('Nettstedet er laget.');

    step = 'publish';
    say(describePublishing(publishing));
    if (publishing.method === 'git') await pushContent(root, folder, company, changes);
    if (publishing.method === 'sftp') await upload(root, publishing.target, say);
    const isFolder = publishing.method === 'folder';
    if (publishing.method !== 'git') {
      await keepEdition(root, snapshot, isFolder ? 'folder' : 'online', changes);
    }
    await done(isFolder ? `Mappen er klar: ${path.join(root, 'dist')}` : 'Publisert.', isFolder);
    if (isFolder) return;

    step = 'confirm';
    say(`Ser etter den nye utgaven på ${company.url} …`);
    // A host that gets it by Git builds the site itself, which takes some minutes.
    const minutes = publishing.method === 'git' ? 15 : 0;
    await done(await waitUntilOnline(root, company.url, minutes, signal), true);
  } catch (error) {
    const known = error instanceof Refusal;
    if (!known && !signal.aborted) console.error(error);
    const message = known
      ? error.message
      : 'Noe gikk galt som ikke skulle skje. Ta bilde av tekstvinduet, og send det til den som hjelper deg.';
    await report({ step, message, ...(known && error.details), failed: true });
  }
}

/** Reads the facts of the firm when everything can be published. Throws a Refusal with what is in the way. */
async function checkLaunch(folder: string): Promise<Company> {
  const problems = await checkContent(folder);
  if (problems.length > 0)
    throw new Refusal(422, 'Dette må rettes før nettstedet kan legges ut:', { problems });
  const { company, items } = await readLaunchList(folder);
  const missing = items
    .filter(({ canWait }) => !canWait)
    .map(({ path, missing, remedy }) => ({ document: 'company', path, message: `${missing} ${remedy}` }));
  if (missing.length > 0)
    throw new Refusal(422, 'Dette mangler før nettstedet kan legges ut:', { problems: missing });
  return company;
}

/** `npm run build`, whose lines become progress. */
export const runBuild: Build = async (root, folder, say) => {
  const command = ['--import', 'tsx', 'commands/build.ts', folder];
  try {
    await runCommand(process.execPath, command, { cwd: root, onLine: say });
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    throw new Refusal(422, `Nettstedet kunne ikke lages. ${unchanged}`, { details: error.output });
  }
};
