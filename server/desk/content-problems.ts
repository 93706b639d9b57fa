import { checkContent } from '../../builder/content/read-site.ts';
import type { ContentProblem } from '../../builder/failure.ts';
import type { FileChanges, Project } from '../../builder/schema/project.ts';
import { HttpError } from '../answer.ts';
import { stampOfContent } from '../releases/content-files.ts';
import type { Problem } from './contract.ts';
import { documentOf } from './documents.ts';
import { replaceFiles } from './files.ts';

/** What is said of content/: what the build would refuse, and where the languages do not go together. */
interface Report {
  problems: Problem[];
  remarks: Problem[];
}

let known: { stamp: string; report: Report } | undefined;

/** What is said of content/ as it is. */
export async function reportOn(root: string): Promise<Report> {
  const stamp = await stampOfContent(root);
  if (known?.stamp !== stamp) known = { stamp, report: await check(root) };
  return known.report;
}

async function check(project: Project): Promise<Report> {
  const { problems, remarks } = await checkContent(project);
  return { problems: problems.map(locate), remarks: remarks.map(locate) };
}

/**
 * Checks changes of files, and returns what writes them. What is wrong already does not count: it holds back nothing
 * else. Throws an HttpError; its message is that of `refuse`.
 */
export async function checkWrite(
  root: string,
  changes: FileChanges,
  refuse: (problems: readonly Problem[]) => string = refusal,
): Promise<() => Promise<void>> {
  const report = await check({ root, changes });
  const { problems } = report;
  const keyOf = ({ document, path, message }: Problem) => JSON.stringify([document, path, message]);
  const had = new Set(problems.length > 0 ? (await reportOn(root)).problems.map(keyOf) : []);
  const counted = problems.filter((problem) => !had.has(keyOf(problem)));
  if (counted.length > 0) throw new HttpError(422, refuse(counted), { problems: counted });
  return async () => {
    await replaceFiles(root, changes);
    known = { stamp: await stampOfContent(root), report };
  };
}

/** Says that something cannot be saved as it is. */
export function refusal(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return `${count} før dette kan lagres.`;
}

/** A problem by its document, not by its file. */
function locate({ file, message, field }: ContentProblem): Problem {
  const document = documentOf(file);
  if (!document) return { document: file, path: [], message, sentence: message };
  return {
    document: document.id,
    path: field?.path ?? [],
    message: field?.message ?? message,
    sentence: `${document.title}: ${field?.sentence ?? message}`,
  };
}
