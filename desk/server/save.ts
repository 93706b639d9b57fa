import { check as checkSchema } from '../../builder/schema/check.ts';
import type { ArticleValue, Path, Problem } from '../contract.ts';
import { writeArticle } from './article-file.ts';
import { checkChanges, checkContent, rememberRight } from './check-content.ts';
import { type FileChanges, oneAtATime, writeFiles } from './content-files.ts';
import {
  articleDocument,
  type Document,
  type DocumentState,
  findDocument,
  isArticle,
  readDocument,
  versionOf,
} from './documents.ts';
import { editJson } from './edit-json.ts';
import { nameFrom } from './name-from.ts';
import { discardPending, photoChanges } from './photos.ts';
import { Refusal } from './refusal.ts';

/**
 * Writes a value into the files of a document and returns the new version. Throws a Refusal when the files are
 * not those of `version` any more, or when the build would refuse the result; then nothing has been written.
 */
export function saveDocument(root: string, document: Document, version: unknown, value: unknown) {
  return oneAtATime(async () => {
    const now = await readDocument(root, document);
    if (!now || now.version !== version) {
      const message = 'Dette er endret et annet sted siden du åpnet det. Ingenting er lagret.';
      throw new Refusal(409, message, { version: now?.version ?? null, value: now?.value ?? null });
    }
    const changes = new Map<string, string | Buffer | null>(await editedFiles(document, now, value));
    if (document.id === 'pictures') {
      for (const change of await photoChanges(root, now.value, value)) changes.set(...change);
    }
    await writeChecked(root, document, changes);
    if (document.id === 'pictures') await discardPending(root, value);
    const written = document.files.map(({ file }) => changes.get(file) ?? now.texts.get(file));
    return versionOf(written.map(String));
  });
}

/** Creates an article. Its name in addresses is made of the title where none is given. */
export function createArticle(root: string, value: unknown, slug?: string) {
  return oneAtATime(async () => {
    checkArticle(articleDocument('ny'), value);
    const wanted = nameFrom(slug ?? (value as ArticleValue).no.title) || 'nyhet';
    let document = articleDocument(wanted);
    for (let count = 2; await readDocument(root, document); count++) {
      document = articleDocument(`${wanted}-${count}`);
    }
    const text = writeArticle(value as ArticleValue);
    await writeChecked(root, document, new Map([[fileOf(document), text]]));
    return { id: document.id, version: versionOf([text]) };
  });
}

/** Deletes an article. */
export function deleteArticle(root: string, slug: string): Promise<void> {
  return oneAtATime(async () => {
    const document = findDocument(`news/${slug}`);
    if (!document || !(await readDocument(root, document))) throw new Refusal(404, 'Nyheten finnes ikke.');
    await writeFiles(root, new Map([[fileOf(document), null]]));
  });
}

const fileOf = ({ files: [only] }: Document) => only?.file ?? '';

/** The texts of the files of a document with a new value. */
async function editedFiles(
  document: Document,
  now: DocumentState,
  value: unknown,
): Promise<[string, string][]> {
  if (isArticle(document)) {
    checkArticle(document, value);
    const file = fileOf(document);
    return [[file, writeArticle(value as ArticleValue, now.texts.get(file))]];
  }
  if (now.value === undefined) {
    throw new Refusal(
      422,
      'Filen kan ikke leses, så den kan ikke endres her. Be den som hjelper deg, rette den.',
    );
  }
  return Promise.all(
    document.files.map(async ({ file, path }): Promise<[string, string]> => {
      const text = now.texts.get(file) ?? '';
      return [file, await editJson(file, text, partOf(now.value, path), partOf(value, path) ?? null)];
    }),
  );
}

const partOf = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | null)?.[key], value);

/** An article is checked before it is written: its file can only hold what fits. Throws a Refusal. */
function checkArticle(document: Document, value: unknown): void {
  const source = { file: fileOf(document), lineOf: () => 1 };
  const problems = checkSchema(document.schema, value, source).map(({ message, field }) => {
    return {
      document: document.id,
      path: field?.path ?? [],
      message: field?.message ?? message,
      sentence: message,
    };
  });
  if (problems.length > 0) throw refused(problems);
}

/**
 * Writes files that the build would take. While content/ is wrong already, only the document itself counts, so that
 * one can be corrected after the other.
 */
async function writeChecked(root: string, { id }: Document, changes: FileChanges): Promise<void> {
  const problems = await checkChanges(root, changes);
  const own = problems.filter(({ document }) => document === id);
  const counted = own.length === problems.length || (await checkContent(root)).length > 0 ? own : problems;
  if (counted.length > 0) throw refused(counted);
  await writeFiles(root, changes);
  if (problems.length === 0) await rememberRight(root);
}

function refused(problems: readonly Problem[]): Refusal {
  const count = problems.length === 1 ? 'Én ting må rettes' : `${problems.length} ting må rettes`;
  return new Refusal(422, `${count} før dette kan lagres.`, { problems });
}
