import type { FileChanges } from '../../builder/content/content-source.ts';
import type { Problem } from '../../content-model/desk/contract.ts';
import { HttpError } from '../http.ts';
import { contentProblems, readProblems } from './content-problems.ts';
import { currentSnapshot } from './content-snapshot.ts';
import { commitFileChanges } from './file-changes.ts';

/** Checks changes, and returns a function that writes them. Throws an HttpError if they add a problem. */
export async function prepareWrite(
  root: string,
  changes: FileChanges,
  refuse: (problems: readonly Problem[]) => string = rejectionMessage,
): Promise<() => Promise<void>> {
  const problems = await readProblems({ root, changes });
  const keyOf = ({ document, path, message }: Problem) => JSON.stringify([document, path, message]);
  const existing = new Set(problems.length > 0 ? (await contentProblems(root)).map(keyOf) : []);
  const added = problems.filter((problem) => !existing.has(keyOf(problem)));
  if (added.length > 0) throw new HttpError(422, refuse(added), { problems: added });
  return async () => {
    await commitFileChanges(root, changes);
    (await currentSnapshot(root)).problems = Promise.resolve(problems);
  };
}

function rejectionMessage(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return `${count} før dette kan lagres.`;
}
