import { type ContentSource, readContentFolder } from '../../builder/content/content-source.ts';
import { readCompany, readContentProblems } from '../../builder/content/read-content.ts';
import { readLaunchList } from '../../builder/content/read-launch-list.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import type { Company } from '../../content-model/company.ts';
import type { Problem } from '../../content-model/desk/contract.ts';
import type { LaunchReport, MissingField } from '../../content-model/launch-list.ts';
import { contentFingerprint } from '../history/draft.ts';
import type { Settings } from '../settings.ts';
import { toProblem } from './content-problems.ts';
import { type Document, type DocumentState, listDocuments, stateIn } from './documents.ts';

/** content/ at one moment, read once for all that the desk says of it. */
interface DraftReading {
  files: ContentSource['files'];
  documents: DocumentState[];
  /** Null while a number, a date or an address in it is wrong. */
  company: Company | null;
  /** Everything in content/ that stops a publication. */
  problems: Problem[];
  /** Null while company.json is invalid. */
  launch: LaunchReport | null;
}

export type ReadDraft = () => Promise<DraftReading>;

/** Returns a reader of content/, which reads again when a file has changed, or the day, on which dates in the future depend. */
export function createDraftReader({
  content,
  deployment,
}: Pick<Settings, 'content' | 'deployment'>): ReadDraft {
  let known: { key: string; reading: Promise<DraftReading> } | undefined;
  return async () => {
    const key = `${clockInOslo(new Date()).day} ${await contentFingerprint(content)}`;
    if (known?.key !== key) known = { key, reading: readAll(content, deployment) };
    return known.reading;
  };
}

/** Returns what stands at the fields of a document. */
export async function problemsOf(
  { readDraft }: { readDraft: ReadDraft },
  { id }: Pick<Document, 'id'>,
): Promise<Problem[]> {
  const { problems } = await readDraft();
  return problems.filter(({ document }) => document === id);
}

async function readAll(
  root: string,
  { companyOverrides, blocksIncompleteLaunch }: Settings['deployment'],
): Promise<DraftReading> {
  const source = await readContentFolder(root);
  const documents = listDocuments(source).map((document) => stateIn(source.files, document));
  const problems = await readContentProblems(source, new Date());
  const launch = readLaunchList(source, companyOverrides);
  const placeholders = blocksIncompleteLaunch ? neededForLaunch(launch?.items ?? []) : [];
  return {
    files: source.files,
    documents,
    company: readCompany(source),
    problems: [...problems.map((problem) => toProblem(problem, documents)), ...placeholders],
    launch,
  };
}

/** Returns the placeholders that cannot wait, as problems. */
const neededForLaunch = (items: readonly MissingField[]): Problem[] =>
  items
    .filter(({ canWait }) => !canWait)
    .map(({ document, path, missing, remedy }) => ({ document, path, message: `${missing} ${remedy}` }));
