import { checkContent } from '../../builder/content/read-site.ts';
import type { ContentProblem } from '../../builder/failure.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import { stampOfContent } from '../../server/content-stamp.ts';
import type { Problem } from '../contract/problem.ts';
import { documentOf } from './documents.ts';

let known: { stamp: string; problems: Problem[] } | undefined;

/** What the build would refuse in content/ as it is. */
export async function findProblems(root: string): Promise<Problem[]> {
  const stamp = await stampOfContent(root);
  if (known?.stamp !== stamp) known = { stamp, problems: (await checkContent(root)).map(locate) };
  return known.problems;
}

/** What the build would refuse in content/ with some changes. Nothing is changed. */
export async function findProblemsWith(root: string, changes: FileChanges): Promise<Problem[]> {
  return (await checkContent({ root, changes })).map(locate);
}

/** Remembers what `findProblemsWith` has found of what is now written. */
export async function rememberProblems(root: string, problems: Problem[]): Promise<void> {
  known = { stamp: await stampOfContent(root), problems };
}

function locate({ file, message, field }: ContentProblem): Problem {
  const found = documentOf(file);
  if (!found) return { document: file, path: [], message, sentence: message };
  const { document, path: part } = found;
  const at = [...part, ...(field?.path ?? [])];
  const sentence = `${document.title}: ${field?.sentence ?? message}`;
  return { document: document.id, path: at, message: field?.message ?? message, sentence };
}
