import path from 'node:path';
import { z } from 'zod';
import { readCompany } from '../../builder/content/read-content.ts';
import { readLaunchList } from '../../builder/content/read-launch-list.ts';
import { readJson, writeFileDurable } from '../../builder/files.ts';
import { createLruCache } from '../../builder/lru-cache.ts';
import { formatVariables } from '../../builder/page-data/fill-texts.ts';
import type { KeyPath } from '../../common/json.ts';
import { defaultLanguage } from '../../common/languages.ts';
import { interpolate } from '../../common/variables.ts';
import type { Launch, LaunchItem, Publishing, PublishLine } from '../../content-model/desk/contract.ts';
import type { LaunchReport } from '../../content-model/launch-list.ts';
import { forEachText, metaOf, schemasAlong } from '../../content-model/schema-tree.ts';
import { HttpError, toHttpError } from '../http.ts';
import { contentFingerprint, copyContent } from '../releases/content-files.ts';
import type { Log } from '../releases/publisher.ts';
import { changedTitles } from './changes.ts';
import { contentProblems } from './content-problems.ts';
import type { DeskContext } from './desk-context.ts';
import { hashOf, listDocuments, readDocument } from './documents.ts';
import { contentQueue } from './file-changes.ts';
import { readSiteAddress } from './site-address.ts';

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

const trialWords = 'Prøveside, bare på denne PC-en. Kundene ser den ikke:';

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
  const missing = (await readLaunch(desk)).items
    .filter(({ canWait }) => !canWait)
    .map(({ document, path, missing, remedy }) => ({ document, path, message: `${missing} ${remedy}` }));
  if (missing.length > 0 && desk.settings.deployment.blocksIncompleteLaunch)
    throw new HttpError(422, 'Dette mangler før nettstedet kan legges ut:', { problems: missing });
}

export async function readLaunch({ settings }: DeskContext): Promise<Launch> {
  const { report, statements } = await readLists(settings);
  const confirmed = await readConfirmed(settings.data);
  const open = statements.filter(({ statement }) => !confirmed.has(statement));
  return { items: [...report.items, ...open], done: report.done + statements.length - open.length };
}

type LaunchLists = { report: LaunchReport; statements: (LaunchItem & { statement: string })[] };
const launchLists = createLruCache<LaunchLists>(1);

/** Reads content/ again only if it has changed. */
async function readLists({ content, deployment }: DeskContext['settings']): Promise<LaunchLists> {
  const key = `${content} ${await contentFingerprint(content)}`;
  return launchLists(key, async () => {
    const report = await readLaunchList(content, deployment.companyOverrides);
    return { report, statements: await listStatements(content) };
  });
}

/** Lists the texts that schemas mark as statements. The parts of an entry, such as question and answer, are one. */
async function listStatements(content: string): Promise<LaunchLists['statements']> {
  const facts = formatVariables(await readCompany(content), defaultLanguage);
  const documents = await listDocuments(content);
  const statements = documents.map(async (document) => {
    const { schema, title } = document;
    const { value } = (await readDocument(content, document)) ?? {};
    const found = new Map<string, { path: KeyPath; words: string }>();
    forEachText(schema, value, (text, _field, path) => {
      const depth = schemasAlong(schema, path).findIndex((field) => metaOf(field).statement);
      if (depth === -1 || path[0] !== defaultLanguage || text === '') return;
      const entry = path.slice(0, depth + 1);
      const before = found.get(entry.join())?.words;
      found.set(entry.join(), { path: entry, words: before ? `${before} ${text}` : text });
    });
    return [...found.values()].map(({ path, words }) => ({
      document: document.id,
      path,
      missing: `«${interpolate(words, facts)}»`,
      remedy: `Står på siden ${title}. Stemmer det ikke, så endre det der.`,
      canWait: true,
      statement: hashOf(namePlaces(words)),
    }));
  });
  return (await Promise.all(statements)).flat();
}

/** What was confirmed in version 1.1.0, where texts had the words before places, still is. */
const namePlaces = (words: string): string =>
  words
    .replaceAll('{inPlaceAndMainArea}', 'i {place} og {mainArea}')
    .replaceAll('{inPlace}', 'i {place}')
    .replaceAll('{inMainArea}', 'i {mainArea}')
    .replaceAll('{inArea}', 'i {area}');

const confirmedFile = 'confirmed.json';

/** Names in files of earlier versions, and the hashes of the words that the example had then. */
const earlierNames: Readonly<Record<string, readonly string[]>> = {
  roads: ['312606306e8e', '5eaca552b075'],
  snow: ['846b848ea3f5'],
  withdrawal: ['a37fa5808efb', '6587472939e3'],
  complaints: ['2ce42caa191c', 'caab028b04a7'],
};

/** The hashes of the confirmed statements; none while the file cannot be read. */
async function readConfirmed(data: string): Promise<ReadonlySet<string>> {
  const confirmed = await readJson(path.join(data, confirmedFile), z.array(z.string())).catch(
    (): string[] => [],
  );
  return new Set(confirmed.flatMap((item) => earlierNames[item] ?? item));
}

export function confirm({ settings }: DeskContext, { statement }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    const { statements } = await readLists(settings);
    const known = statements.find((found) => found.statement === statement);
    if (!known) throw new HttpError(404, 'Dette står ikke på listen lenger.');
    const confirmed = new Set([...(await readConfirmed(settings.data)), known.statement]);
    await writeFileDurable(path.join(settings.data, confirmedFile), JSON.stringify([...confirmed]));
  });
}
