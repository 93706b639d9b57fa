import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '../../builder/content/read-site.ts';
import { BuildFailure, ContentError, type Problem as ContentProblem } from '../../builder/failure.ts';
import type { Problem } from '../contract.ts';
import { fieldAt } from './article-file.ts';
import { copyContent, type FileChanges, listContent, workFolder } from './content-files.ts';
import { documentOf, isArticle } from './documents.ts';

let known: { stamp: string; problems: Problem[] } | undefined;

/** What the build would refuse in content/ as it is. */
export async function checkContent(root: string): Promise<Problem[]> {
  const stamp = await stampOf(root);
  if (known?.stamp !== stamp) known = { stamp, problems: await check(root, root) };
  return known.problems;
}

/** Saves the next check of what `checkChanges` has just found to be right, and what is now written. */
export async function rememberRight(root: string): Promise<void> {
  known = { stamp: await stampOf(root), problems: [] };
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
    if (error instanceof ContentError) return Promise.all(error.problems.map((one) => locate(folder, one)));
    if (!(error instanceof BuildFailure)) throw error;
    // The only ones without a place are about the files of pictures.
    const message = error.message.replaceAll(folder, root);
    return [{ document: 'pictures', path: [], message, sentence: message }];
  }
}

async function locate(folder: string, { file, line, message, field }: ContentProblem): Promise<Problem> {
  const found = documentOf(file);
  const sentence = `${found?.document.title ?? file}: ${message}`;
  if (!found) return { document: file, path: [], message, sentence };
  const { document, path: part } = found;
  const at = isArticle(document)
    ? fieldAt(await readFile(path.join(folder, file), 'utf8'), line)
    : [...part, ...(field?.path ?? [])];
  return { document: document.id, path: at, message: field?.message ?? message, sentence };
}
