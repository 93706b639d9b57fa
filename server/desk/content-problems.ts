import { checkContent } from '../../builder/content/read-site.ts';
import type { ContentProblem } from '../../builder/failure.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import { HttpError } from '../answer.ts';
import { stampOfContent } from '../releases/content-files.ts';
import type { Problem } from './contract.ts';
import { documentOf } from './documents.ts';
import { writeFiles } from './journal.ts';

let known: { stamp: string; problems: Problem[] } | undefined;

/** What the build would refuse in content/ as it is. */
export async function findProblems(root: string): Promise<Problem[]> {
  const stamp = await stampOfContent(root);
  if (known?.stamp !== stamp) known = { stamp, problems: (await checkContent(root)).map(locate) };
  return known.problems;
}

interface WriteOptions {
  /** The document that is saved. */
  saved?: string;
  /** Says what is in the way. */
  refuse?: (problems: readonly Problem[]) => string;
}

/**
 * Checks changes of files that the build would take, and returns what writes them. What is wrong already does not count,
 * except in the document that is saved. Throws an HttpError; its message is that of `refuse`.
 */
export async function checkWrite(
  root: string,
  changes: FileChanges,
  { saved, refuse = refusal }: WriteOptions = {},
): Promise<() => Promise<void>> {
  const problems = (await checkContent({ root, changes })).map(locate);
  const keyOf = ({ document, path, message }: Problem) => JSON.stringify([document, path, message]);
  const had = new Set(problems.length > 0 ? (await findProblems(root)).map(keyOf) : []);
  const counted = problems.filter((problem) => problem.document === saved || !had.has(keyOf(problem)));
  if (counted.length > 0) throw new HttpError(422, refuse(counted), { problems: counted });
  return async () => {
    await writeFiles(root, changes);
    known = { stamp: await stampOfContent(root), problems };
  };
}

/** Says that something cannot be saved as it is. */
export function refusal(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return `${count} før dette kan lagres.`;
}

/** A problem by its document, not by its file. */
function locate({ file, message, field }: ContentProblem): Problem {
  const found = documentOf(file);
  if (!found) return { document: file, path: [], message, sentence: message };
  const { document, path } = found;
  return {
    document: document.id,
    path: [...path, ...(field?.path ?? [])],
    message: field?.message ?? message,
    sentence: `${document.title}: ${field?.sentence ?? message}`,
  };
}
