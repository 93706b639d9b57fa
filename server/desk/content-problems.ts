import type { ContentProblem } from '../../builder/errors.ts';
import { checkContent } from '../../builder/page-data/read-site.ts';
import type { ContentSource, FileChanges } from '../../builder/validation/content-source.ts';
import { HttpError } from '../http.ts';
import { contentFingerprint } from '../releases/content-files.ts';
import type { Problem } from './contract.ts';
import { type Document, documentForFile } from './documents.ts';
import { commitFileChanges } from './file-changes.ts';

/** Problems that prevent a build, and differences between the languages. */
interface Report {
  problems: Problem[];
  warnings: Problem[];
}

let cached: { fingerprint: string; report: Report } | undefined;

/** Checks content/, unless it has not changed since the last check. */
export async function contentReport(root: string): Promise<Report> {
  const fingerprint = await contentFingerprint(root);
  if (cached?.fingerprint !== fingerprint) cached = { fingerprint, report: await checkAll(root) };
  return cached.report;
}

export async function problemsOf(root: string, { id }: Pick<Document, 'id'>): Promise<Problem[]> {
  return (await contentReport(root)).problems.filter(({ document }) => document === id);
}

async function checkAll(contentSource: ContentSource): Promise<Report> {
  const { problems, warnings } = await checkContent(contentSource);
  return { problems: problems.map(toProblem), warnings: warnings.map(toProblem) };
}

/** Checks changes, and returns a function that writes them. Throws an HttpError if they add a problem. */
export async function prepareWrite(
  root: string,
  changes: FileChanges,
  refuse: (problems: readonly Problem[]) => string = rejectionMessage,
): Promise<() => Promise<void>> {
  const report = await checkAll({ root, changes });
  const { problems } = report;
  const keyOf = ({ document, path, message }: Problem) => JSON.stringify([document, path, message]);
  const existing = new Set(problems.length > 0 ? (await contentReport(root)).problems.map(keyOf) : []);
  const added = problems.filter((problem) => !existing.has(keyOf(problem)));
  if (added.length > 0) throw new HttpError(422, refuse(added), { problems: added });
  return async () => {
    await commitFileChanges(root, changes);
    cached = { fingerprint: await contentFingerprint(root), report };
  };
}

function rejectionMessage(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return `${count} før dette kan lagres.`;
}

/** Replaces the file of a problem by its document. */
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
