import { readContentProblems } from '../../builder/content/read-content.ts';
import { readJsonValue } from '../../builder/content/read-json.ts';
import { readLaunchList } from '../../builder/content/read-launch-list.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import type { Problem } from '../../content-model/desk/contract.ts';
import type { LaunchReport, MissingField } from '../../content-model/launch-list.ts';
import type { ContentProblem } from '../../content-model/problems.ts';
import { contentFingerprint } from '../history/draft.ts';
import type { Settings } from '../settings.ts';
import { type Document, documentForFile, fullTitleOf } from './documents.ts';

export type ContentReports = ReturnType<typeof createContentReports>;

/** Reports on content/, which are made again when a file has changed, or the day, on which dates in the future depend. */
export function createContentReports({ content, deployment }: Pick<Settings, 'content' | 'deployment'>) {
  let known: { key: string; problems?: Promise<Problem[]>; launch?: Promise<LaunchReport> } = { key: '' };

  async function current() {
    const key = `${clockInOslo(new Date()).day} ${await contentFingerprint(content)}`;
    if (known.key !== key) known = { key };
    return known;
  }

  /** Returns the problems of content/. */
  async function problems(): Promise<Problem[]> {
    const reports = await current();
    reports.problems ??= readProblems(content);
    return reports.problems;
  }

  return {
    problems,
    problemsOf: async ({ id }: Pick<Document, 'id'>): Promise<Problem[]> =>
      (await problems()).filter(({ document }) => document === id),
    /** Returns the placeholders of content/. Throws a ContentError. */
    async launch(): Promise<LaunchReport> {
      const reports = await current();
      reports.launch ??= readLaunchList(content, deployment.companyOverrides);
      return reports.launch;
    },
  };
}

/** Returns the placeholders that cannot wait, as problems. */
export const neededForLaunch = (items: readonly MissingField[]): Problem[] =>
  items
    .filter(({ canWait }) => !canWait)
    .map(({ document, path, missing, remedy }) => ({ document, path, message: `${missing} ${remedy}` }));

async function readProblems(root: string): Promise<Problem[]> {
  const problems = await readContentProblems(root, new Date());
  return Promise.all(problems.map((problem) => toProblem(root, problem)));
}

/** Returns a problem as the desk shows it, with the title of its document. */
export async function toProblem(
  root: string,
  { file, path, message, sentence }: ContentProblem,
): Promise<Problem> {
  const document = documentForFile(file);
  if (!document) return { document: file, path: [], message, sentence };
  return {
    document: document.id,
    path,
    message,
    sentence: `${await titleIn(root, document)}: ${sentence}`,
  };
}

async function titleIn(root: string, document: Document): Promise<string> {
  if (!document.kind) return document.title;
  return fullTitleOf(document, await readJsonValue(root, document.file));
}
