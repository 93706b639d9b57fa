import path from 'node:path';
import { z } from 'zod';
import { readCompany } from '../../builder/content/read-content.ts';
import { readLaunchList } from '../../builder/content/read-launch-list.ts';
import { readJson, writeFileDurable } from '../../builder/files.ts';
import { formatVariables } from '../../builder/page-data/fill-texts.ts';
import type { KeyPath } from '../../common/json.ts';
import { defaultLanguage } from '../../common/languages.ts';
import { interpolate } from '../../common/variables.ts';
import { type Company, companySchema } from '../../content-model/company.ts';
import type { Launch } from '../../content-model/desk/contract.ts';
import { forEachText, metaOf, schemasAlong } from '../../content-model/schema-tree.ts';
import { HttpError } from '../http.ts';
import { currentSnapshot, type LaunchLists, type Question } from './content-snapshot.ts';
import type { DeskContext } from './desk-context.ts';
import { companyDocument, listDocuments, readDocument, textHash } from './documents.ts';
import { contentQueue } from './file-changes.ts';

// The owner is asked about a fact or a statement only while it is that of the example. What the owner wrote is not asked.

/** The hash of the example's name. */
const exampleName = 'd58b522bd689';

/** The facts that the owner confirms: the hash of the example's value, and the text variable that shows it. */
const exampleFacts = [
  { field: 'organisationNumber', hash: 'a3135f3c3f87', variable: 'organisationNumber' },
  { field: 'areaServed', hash: 'cbfd28ed95d7', variable: 'area' },
  { field: 'openingHours', hash: 'd70cc4c3b4de', variable: 'hours' },
  { field: 'grittingSeason', hash: '67f4f023c937', variable: 'grittingSeasonShort' },
  { field: 'gritGrainSizes', hash: '90c2b8509791', variable: 'grainSizes' },
  { field: 'sweepingDoneBy', hash: '22d763debb8b', variable: 'sweepingDoneBy' },
  { field: 'founded', hash: '023e33504ab9', variable: 'founded' },
  { field: 'machines', hash: '6b51d431df5d', variable: 'machines' },
] as const;

/** The hashes of the example's statements, also those of earlier versions. */
const exampleStatements: ReadonlySet<string> = new Set([
  '1ee6cb306b68',
  '384cddb8085a',
  '846b848ea3f5',
  '7da6e4bb9f48',
  '5312746d0c66',
  '414eaa665800',
  'a37fa5808efb',
  '6587472939e3',
  '2ce42caa191c',
  'caab028b04a7',
  '312606306e8e',
  '5eaca552b075',
  '972a9ca3574d',
]);

/** Returns what is missing before the launch, and what the owner is to confirm or has confirmed. */
export async function readLaunch(desk: DeskContext): Promise<Launch> {
  const snapshot = await currentSnapshot(desk.settings.content);
  snapshot.launchLists ??= readLists(desk.settings);
  const { report, company, statements } = await snapshot.launchLists;
  const confirmed = await readConfirmed(desk.settings.data);
  const questions = [...listFacts(desk, company), ...statements];
  const open = questions.filter(({ statement }) => !confirmed.has(statement));
  const answered = questions.filter(({ statement }) => confirmed.has(statement));
  return { items: [...report.items, ...open], confirmed: answered, done: report.done + answered.length };
}

async function readLists({ content, deployment }: DeskContext['settings']): Promise<LaunchLists> {
  const report = await readLaunchList(content, deployment.companyOverrides);
  const company = await readCompany(content);
  return { report, company, statements: await listStatements(content, company) };
}

/** Lists the facts of the example, which must be confirmed before customers see the site for the first time. */
function listFacts({ settings: { deployment }, releases }: DeskContext, company: Company): Question[] {
  if (!deployment.blocksIncompleteLaunch) return [];
  const host = JSON.stringify(deployment.companyOverrides);
  const isPublic = releases
    .list()
    .some(({ composedWith, failure }) => composedWith?.host === host && !failure);
  const isOwnName = textHash(JSON.stringify(company.name)) !== exampleName;
  const variables = formatVariables(company, defaultLanguage);
  const equal = exampleFacts.filter(({ field, hash }) => textHash(JSON.stringify(company[field])) === hash);
  return equal.map(({ field, variable }) => {
    const words = variables[variable] ?? '';
    const fact = { document: companyDocument.id, path: [field] };
    // The number of another firm would be unlawful, so what was confirmed holds for one name.
    if (field === 'organisationNumber' && isOwnName)
      return {
        ...fact,
        missing: `Organisasjonsnummeret ${words} fulgte med eksempelet. Tilhører det ${company.name}?`,
        remedy: 'Slå opp nummeret på brreg.no. Det står nederst på alle sidene, og i Personvern.',
        statement: textHash(`${field} ${company.name}`),
      };
    return {
      ...fact,
      missing: `${metaOf(companySchema.shape[field]).title}: ${words}`,
      remedy: 'Fulgte med eksempelet, og står på sidene.',
      canWait: isPublic,
      statement: textHash(field),
    };
  });
}

/** Lists the example's texts that schemas mark as statements. The parts of an entry, such as question and answer, are one. */
async function listStatements(content: string, company: Company): Promise<Question[]> {
  const facts = formatVariables(company, defaultLanguage);
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
    const ofExample = [...found.values()].filter(({ words }) =>
      exampleStatements.has(textHash(namePlaces(words))),
    );
    return ofExample.map(({ path, words }) => ({
      document: document.id,
      path,
      missing: `«${interpolate(words, facts)}»`,
      remedy: `Står på siden ${title}.`,
      canWait: true,
      statement: textHash(namePlaces(words)),
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

/** The hashes of what is confirmed; none while the file cannot be read. */
async function readConfirmed(data: string): Promise<ReadonlySet<string>> {
  const confirmed = await readJson(path.join(data, confirmedFile), z.array(z.string())).catch(
    (): string[] => [],
  );
  return new Set(confirmed.flatMap((item) => earlierNames[item] ?? item));
}

/** Records that a statement is true, or takes that back. Throws an HttpError if it is not asked any more. */
export function confirm(desk: DeskContext, { statement, isTrue }: Record<string, unknown>) {
  const { data } = desk.settings;
  return contentQueue.add(async () => {
    const { items, confirmed: answered } = await readLaunch(desk);
    const known = [...items, ...answered].find((found) => found.statement && found.statement === statement);
    if (!known?.statement) throw new HttpError(404, 'Dette står ikke på listen lenger.');
    const confirmed = new Set(await readConfirmed(data));
    if (isTrue === false) confirmed.delete(known.statement);
    else confirmed.add(known.statement);
    await writeFileDurable(path.join(data, confirmedFile), JSON.stringify([...confirmed]));
  });
}
