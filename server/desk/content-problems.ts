import type { ContentProblem } from '../../builder/errors.ts';
import { checkContent } from '../../builder/page-data/read-site.ts';
import type { ContentSource, FileChanges } from '../../builder/validation/content-source.ts';
import { HttpError } from '../http.ts';
import { contentFingerprint } from '../releases/content-files.ts';
import type { Problem } from './contract.ts';
import { documentForFile } from './documents.ts';
import { commitFileChanges } from './file-changes.ts';

/** What the build would refuse in content/, and where the languages disagree. */
interface Report {
  problems: Problem[];
  warnings: Problem[];
}

let known: { stamp: string; report: Report } | undefined;

export async function contentReport(root: string): Promise<Report> {
  const stamp = await contentFingerprint(root);
  if (known?.stamp !== stamp) known = { stamp, report: await checkAll(root) };
  return known.report;
}

async function checkAll(contentSource: ContentSource): Promise<Report> {
  const { problems, warnings } = await checkContent(contentSource);
  return { problems: problems.map(toProblem), warnings: warnings.map(toProblem) };
}

/** Returns what writes the changes. If they add a problem, throws an HttpError with `refuse`'s message. */
export async function prepareWrite(
  root: string,
  changes: FileChanges,
  refuse: (problems: readonly Problem[]) => string = rejectionMessage,
): Promise<() => Promise<void>> {
  const report = await checkAll({ root, changes });
  const { problems } = report;
  const keyOf = ({ document, path, message }: Problem) => JSON.stringify([document, path, message]);
  const had = new Set(problems.length > 0 ? (await contentReport(root)).problems.map(keyOf) : []);
  const counted = problems.filter((problem) => !had.has(keyOf(problem)));
  if (counted.length > 0) throw new HttpError(422, refuse(counted), { problems: counted });
  return async () => {
    await commitFileChanges(root, changes);
    known = { stamp: await contentFingerprint(root), report };
  };
}

function rejectionMessage(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return `${count} før dette kan lagres.`;
}

/** A problem by its document, not by its file. */
function toProblem({ file, message, field }: ContentProblem): Problem {
  const document = documentForFile(file);
  if (!document) return { document: file, path: [], message, sentence: message };
  return {
    document: document.id,
    path: field?.path ?? [],
    message: field?.message ?? message,
    sentence: `${document.title}: ${field?.sentence ?? message}`,
  };
}
