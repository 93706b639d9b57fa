import type { ContentSource } from '../../builder/content/content-source.ts';
import { readContentProblems } from '../../builder/content/read-content.ts';
import { readJsonValue } from '../../builder/content/read-json.ts';
import { readLaunchList } from '../../builder/content/read-launch-list.ts';
import type { Problem } from '../../content-model/desk/contract.ts';
import type { LaunchReport } from '../../content-model/launch-list.ts';
import type { ContentProblem } from '../../content-model/problems.ts';
import { currentSnapshot } from './content-snapshot.ts';
import type { DeskContext } from './desk-context.ts';
import { type Document, documentForFile, fullTitleOf } from './documents.ts';

/** Returns the problems of content/, without checking it again if it has not changed. */
export async function contentProblems(root: string): Promise<Problem[]> {
  const snapshot = await currentSnapshot(root);
  snapshot.problems ??= readProblems(root);
  return snapshot.problems;
}

/** Returns the placeholders of content/, without looking for them again if it has not changed. Throws a ContentError. */
export async function readLaunchReport({ settings }: DeskContext): Promise<LaunchReport> {
  const { content, deployment } = settings;
  const snapshot = await currentSnapshot(content);
  snapshot.launchReport ??= readLaunchList(content, deployment.companyOverrides);
  return snapshot.launchReport;
}

export async function problemsOf(root: string, { id }: Pick<Document, 'id'>): Promise<Problem[]> {
  return (await contentProblems(root)).filter(({ document }) => document === id);
}

/** Checks content, as it is or with changes. */
export async function readProblems(contentSource: ContentSource): Promise<Problem[]> {
  const problems = await readContentProblems(contentSource, new Date());
  return Promise.all(problems.map((problem) => toProblem(contentSource, problem)));
}

/** Returns a problem as the desk shows it, with the title of its document. */
export async function toProblem(
  contentSource: ContentSource,
  { file, path, message, sentence }: ContentProblem,
): Promise<Problem> {
  const document = documentForFile(file);
  if (!document) return { document: file, path: [], message, sentence };
  return {
    document: document.id,
    path,
    message,
    sentence: `${await titleIn(contentSource, document)}: ${sentence}`,
  };
}

async function titleIn(contentSource: ContentSource, document: Document): Promise<string> {
  if (!document.kind) return document.title;
  return fullTitleOf(document, await readJsonValue(contentSource, document.file));
}
