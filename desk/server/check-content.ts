import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '../../builder/content/read-site.ts';
import { BuildFailure, ContentError, type Problem as ContentProblem } from '../../builder/failure.ts';
import type { Problem } from '../contract.ts';
import { copyContent, listContent, workFolder } from './content-files.ts';
import { documentOf } from './documents.ts';
import type { FileChanges } from './journal.ts';

let known: { stamp: string; problems: Problem[] } | undefined;

/** What the build would refuse in content/ as it is. */
export async function checkContent(root: string): Promise<Problem[]> {
  const stamp = await stampOf(root);
  if (known?.stamp !== stamp) known = { stamp, problems: await check(root, root) };
  return known.problems;
}

/** Remembers what `checkChanges` has found of what is now written. */
export async function rememberChecked(root: string, problems: Problem[]): Promise<void> {
  known = { stamp: await stampOf(root), problems };
}

/** Changes when a file of content/ does. */
export async function stampOf(root: string): Promise<string> {
  const facts = (await listContent(root)).map(async (file) => {
    const { mtimeMs, size } = await stat(path.join(root, file));
    return [file, mtimeMs, size];
  });
  return JSON.stringify([root, await Promise.all(facts)]);
}

/** What the build would refuse in content/ with some changes. Nothing is changed. */
export async function checkChanges(root: string, changes: FileChanges): Promise<Problem[]> {
  const folder = path.join(root, workFolder, 'check');
  await copyContent(root, folder, changes);
  return check(root, folder);
}

async function check(root: string, folder: string): Promise<Problem[]> {
  try {
    await readSite(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(locate);
    if (!(error instanceof BuildFailure)) throw error;
    // The only ones without a place are about the files of pictures.
    const message = error.message.replaceAll(folder, root);
    return [{ document: 'pictures', path: [], message, sentence: message }];
  }
}

function locate({ file, message, field }: ContentProblem): Problem {
  const found = documentOf(file);
  if (!found) return { document: file, path: [], message, sentence: message };
  const { document, path: part } = found;
  const sentence = `${document.title}: ${message}`;
  return {
    document: document.id,
    path: [...part, ...(field?.path ?? [])],
    message: field?.message ?? message,
    sentence,
  };
}
