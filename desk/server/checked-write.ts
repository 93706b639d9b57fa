import type { FileChanges } from '../../builder/schema/project.ts';
import { HttpError } from '../../server/http-error.ts';
import type { Problem } from '../contract/problem.ts';
import { findProblems, findProblemsWith, rememberProblems } from './content-problems.ts';
import { writeFiles } from './journal.ts';

/**
 * Checks changes of files that the build would take, and returns what writes them. What is wrong already does not count,
 * except in the document that is saved. Throws an HttpError; its message is that of `refuse`.
 */
export async function checkWrite(
  root: string,
  changes: FileChanges,
  { saved, refuse = refusal }: { saved?: string; refuse?: (problems: readonly Problem[]) => string } = {},
): Promise<() => Promise<void>> {
  const problems = await findProblemsWith(root, changes);
  const keyOf = ({ document, path, message }: Problem) => JSON.stringify([document, path, message]);
  const had = problems.length > 0 ? new Set((await findProblems(root)).map(keyOf)) : new Set();
  const counted = problems.filter((problem) => problem.document === saved || !had.has(keyOf(problem)));
  if (counted.length > 0) throw new HttpError(422, refuse(counted), { problems: counted });
  return async () => {
    await writeFiles(root, changes);
    await rememberProblems(root, problems);
  };
}

/** Says that something cannot be saved as it is. */
export function refusal(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return `${count} før dette kan lagres.`;
}
