import path from 'node:path';
import { z } from 'zod';
import { readLaunchList, statements } from '../../builder/content/launch-list.ts';
import { readJson, writeFileDurable } from '../../builder/files.ts';
import { HttpError, toHttpError } from '../http.ts';
import { copyContent } from '../releases/content-files.ts';
import type { Log } from '../releases/publisher.ts';
import { changedTitles } from './changes.ts';
import { contentProblems } from './content-problems.ts';
import type { DeskContext } from './context.ts';
import type { Launch, Publishing, PublishLine } from './contract.ts';
import { contentQueue } from './file-changes.ts';

/** Publishes content/ as it is when a run begins; later edits wait for the next run. */
export function createPublishing(desk: DeskContext) {
  let state: Publishing = { isRunning: false, lines: [] };
  return {
    state: () => state,
    /** Throws an HttpError while a run is under way. */
    begin: () => {
      if (state.isRunning) throw new HttpError(409, 'Nettstedet publiseres allerede.');
      const own: Publishing = { isRunning: true, lines: [] };
      state = own;
      void publish(desk, (line) => own.lines.push(line)).finally(() => {
        own.isRunning = false;
      });
    },
  };
}

/** Never rejects: a failure is the last line. */
async function publish(desk: DeskContext, report: (line: PublishLine) => void): Promise<void> {
  const { content, siteOrigin, deployment } = desk.settings;
  const log: Log = (message) => report({ message });
  try {
    log('Ser etter noe som mangler …');
    await checkLaunch(desk);
    const changes = await changedTitles(desk);
    log('Legger det ut …');
    // Saving waits until everything is copied.
    const copy = (to: string, earlier?: string) => contentQueue.add(() => copyContent(content, to, earlier));
    await desk.publisher.publish({ kind: 'published', changes, copy }, log);
    // The address on the host is unknown.
    log(deployment.publishCommand ? 'Sendt til verten.' : `Publisert: ${siteOrigin}`);
  } catch (error) {
    const { message, details } = toHttpError(error);
    report({ message, ...details, failed: true });
  }
}

/** Throws an HttpError with everything that prevents a publication. */
export async function checkLaunch(desk: DeskContext): Promise<void> {
  const problems = await contentProblems(desk.settings.content);
  if (problems.length > 0)
    throw new HttpError(422, 'Dette må rettes før nettstedet kan legges ut:', { problems });
  const missing = (await readLaunch(desk)).items
    .filter(({ canWait }) => !canWait)
    .map(({ document, path, missing, remedy }) => ({ document, path, message: `${missing} ${remedy}` }));
  if (missing.length > 0 && desk.settings.deployment.blocksIncompleteLaunch)
    throw new HttpError(422, 'Dette mangler før nettstedet kan legges ut:', { problems: missing });
}

/** What is missing or to be confirmed before the launch. */
export async function readLaunch({ settings: { content, data, deployment } }: DeskContext): Promise<Launch> {
  const { items, done } = await readLaunchList(content, deployment.companyOverrides);
  const confirmed = await readConfirmed(data);
  const open = statements.filter(({ name }) => !confirmed.includes(name));
  const toConfirm = open.map(({ name, document, says }) => {
    return {
      document,
      path: [],
      missing: says,
      remedy: 'Står på siden. Stemmer det ikke, så endre det der.',
      canWait: true,
      statement: name,
    };
  });
  return { items: [...items, ...toConfirm], done: done + statements.length - open.length };
}

const confirmedFile = 'confirmed.json';

/** The names of the confirmed statements; none while the file cannot be read. */
async function readConfirmed(data: string): Promise<string[]> {
  const confirmed = await readJson(path.join(data, confirmedFile), z.array(z.string())).catch(
    (): string[] => [],
  );
  return statements.map(({ name }) => name).filter((name) => confirmed.includes(name));
}

/** Stores that a statement is true. Throws an HttpError if there is none of that name. */
export function confirm({ settings: { data } }: DeskContext, { statement }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    const known = statements.find(({ name }) => name === statement);
    if (!known) throw new HttpError(404, 'Dette står ikke på listen lenger.');
    const confirmed = new Set([...(await readConfirmed(data)), known.name]);
    await writeFileDurable(path.join(data, confirmedFile), JSON.stringify([...confirmed]));
  });
}
