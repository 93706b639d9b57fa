import { stat } from 'node:fs/promises';
import path from 'node:path';
import { checkContent as check } from '../../builder/content/read-site.ts';
import type { ContentProblem } from '../../builder/failure.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import type { Problem } from '../contract.ts';
import { listContent } from './content-files.ts';
import { documentOf } from './documents.ts';

let known: { stamp: string; problems: Problem[] } | undefined;

/** What the build would refuse in content/ as it is. */
export async function checkContent(root: string): Promise<Problem[]> {
  const stamp = await stampOf(root);
  if (known?.stamp !== stamp) known = { stamp, problems: (await check(root)).map(locate) };
  return known.problems;
}

/** What the build would refuse in content/ with some changes. Nothing is changed. */
export async function checkChanges(root: string, changes: FileChanges): Promise<Problem[]> {
  return (await check({ root, changes })).map(locate);
}

/** Remembers what `checkChanges` has found of what is now written. */
export async function rememberChecked(root: string, problems: Problem[]): Promise<void> {
  known = { stamp: await stampOf(root), problems };
}

/** Changes when a file of content/ does. */
async function stampOf(root: string): Promise<string> {
  const facts = (await listContent(root)).map(async (file) => {
    const { mtimeMs, size } = await stat(path.join(root, file));
    return [file, mtimeMs, size];
  });
  return JSON.stringify([root, await Promise.all(facts)]);
}

function locate({ file, message, field }: ContentProblem): Problem {
  const found = documentOf(file);
  if (!found) return { document: file, path: [], message, sentence: message };
  const { document, path: part } = found;
  const at = [...part, ...(field?.path ?? [])];
  const sentence = `${document.title}: ${field?.sentence ?? message}`;
  return { document: document.id, path: at, message: field?.message ?? message, sentence };
}
