import type { ContentSource, FileChanges } from '../../builder/content/content-source.ts';
import { readJsonValue } from '../../builder/content/read-json.ts';
import { readContentProblems } from '../../builder/page-data/read-site.ts';
import type { Problem } from '../../content-model/desk/contract.ts';
import type { ContentProblem } from '../../content-model/problems.ts';
import { HttpError } from '../http.ts';
import { currentSnapshot } from './content-snapshot.ts';
import { type Document, documentForFile, fullTitleOf } from './documents.ts';
import { commitFileChanges } from './file-changes.ts';

/** Returns the problems of content/, without checking it again if it has not changed. */
export async function contentProblems(root: string): Promise<Problem[]> {
  const snapshot = await currentSnapshot(root);
  snapshot.problems ??= checkAll(root);
  return snapshot.problems;
}

export async function problemsOf(root: string, { id }: Pick<Document, 'id'>): Promise<Problem[]> {
  return (await contentProblems(root)).filter(({ document }) => document === id);
}

async function checkAll(contentSource: ContentSource): Promise<Problem[]> {
  const problems = await readContentProblems(contentSource, new Date());
  return Promise.all(problems.map((problem) => toProblem(contentSource, problem)));
}

/** Checks changes, and returns a function that writes them. Throws an HttpError if they add a problem. */
export async function prepareWrite(
  root: string,
  changes: FileChanges,
  refuse: (problems: readonly Problem[]) => string = rejectionMessage,
): Promise<() => Promise<void>> {
  const problems = await checkAll({ root, changes });
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

async function toProblem(
  contentSource: ContentSource,
  { file, message, field }: ContentProblem,
): Promise<Problem> {
  const document = documentForFile(file);
  if (!document) return { document: file, path: [], message, sentence: message };
  return {
    document: document.id,
    path: field?.path ?? [],
    message: field?.message ?? message,
    sentence: `${await titleIn(contentSource, document)}: ${field?.sentence ?? message}`,
  };
}

async function titleIn(contentSource: ContentSource, document: Document): Promise<string> {
  if (!document.kind) return document.title;
  return fullTitleOf(document, await readJsonValue(contentSource, document.file));
}
