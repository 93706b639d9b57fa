import { writeArticle } from '../../builder/news/article-file.ts';
import { check as checkSchema } from '../../builder/schema/check.ts';
import type { FileChanges } from '../../builder/schema/content-files.ts';
import type { ArticleValue, Path, Problem } from '../contract.ts';
import { checkChanges, checkContent, rememberChecked } from './check-content.ts';
import { formatJson, nameFrom } from './content-files.ts';
import {
  articleDocument,
  type Document,
  findDocument,
  isArticle,
  readDocument,
  versionOf,
} from './documents.ts';
import { oneAtATime, writeFiles } from './journal.ts';
import { photoChanges } from './photos.ts';
import { Refusal } from './refusal.ts';

/**
 * Writes a value into the files of a document and returns the new version. Throws a Refusal when the files are
 * not those of `version` any more, or when the build would refuse the result; then nothing has been written.
 */
export function saveDocument(root: string, document: Document, { version, value }: Record<string, unknown>) {
  return oneAtATime(async () => {
    const now = await readDocument(root, document);
    if (!now) throw new Refusal(404, 'Dette er slettet et annet sted. Ingenting er lagret.');
    if (now.version !== version) {
      throw new Refusal(409, 'Dette er endret et annet sted siden du åpnet det. Ingenting er lagret.');
    }
    if (isArticle(document)) checkArticle(document, value);
    const texts = document.files.map(({ file, path: [key] }): [string, string] => {
      if (isArticle(document)) return [file, writeArticle(value as ArticleValue)];
      const part = key === undefined ? value : (value as Record<string, unknown> | null)?.[key];
      return [file, formatJson(part ?? null)];
    });
    const photos = document.id === 'pictures' ? await photoChanges(root, now.value, value) : [];
    await writeChecked(root, new Map<string, string | Buffer | null>([...texts, ...photos]), document.id);
    return { version: versionOf(texts.map(([, text]) => text)) };
  });
}

/** Creates an article. Its name in addresses is made of the title. */
export function createArticle(root: string, { value }: { value?: unknown }) {
  return oneAtATime(async () => {
    checkArticle(articleDocument('ny'), value);
    const wanted = nameFrom((value as ArticleValue).no.title) || 'nyhet';
    let document = articleDocument(wanted);
    for (let count = 2; await readDocument(root, document); count++) {
      document = articleDocument(`${wanted}-${count}`);
    }
    const text = writeArticle(value as ArticleValue);
    await writeChecked(root, new Map([[fileOf(document), text]]), document.id);
    return { id: document.id, version: versionOf([text]) };
  });
}

export function deleteArticle(root: string, slug: string): Promise<void> {
  return oneAtATime(async () => {
    const document = findDocument(`news/${slug}`);
    if (!document || !(await readDocument(root, document))) throw new Refusal(404, 'Nyheten finnes ikke.');
    await writeFiles(root, new Map([[fileOf(document), null]]));
  });
}

const fileOf = ({ files: [only] }: Document) => only?.file ?? '';

/** An article is checked before it is written: its file can only hold what fits. Throws a Refusal. */
function checkArticle(document: Document, value: unknown): void {
  const source = { file: fileOf(document), lineOf: () => 1 };
  const problems = checkSchema(document.schema, value, source).map(({ message, field }) => {
    const path: Path = field?.path ?? [];
    return { document: document.id, path, message: field?.message ?? message, sentence: message };
  });
  if (problems.length > 0) throw refused(problems);
}

/**
 * Writes files that the build would take. What is wrong already does not count, except in the document that is saved.
 * Throws a Refusal.
 */
export async function writeChecked(root: string, changes: FileChanges, saved?: string): Promise<void> {
  const problems = await checkChanges(root, changes);
  const keyOf = ({ document, path, message }: Problem) => JSON.stringify([document, path, message]);
  const had = problems.length > 0 ? new Set((await checkContent(root)).map(keyOf)) : new Set();
  const counted = problems.filter((problem) => problem.document === saved || !had.has(keyOf(problem)));
  if (counted.length > 0) throw refused(counted);
  await writeFiles(root, changes);
  await rememberChecked(root, problems);
}

function refused(problems: readonly Problem[]): Refusal {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return new Refusal(422, `${count} før dette kan lagres.`, { problems });
}
