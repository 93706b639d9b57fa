import { fileNameFrom } from '../../builder/files.ts';
import { writeArticle } from '../../builder/news/article-file.ts';
import { asKept, check as checkSchema } from '../../builder/schema/check.ts';
import type { FileChanges } from '../../builder/schema/project.ts';
import type { ArticleValue } from '../../src/screens/article/content.ts';
import { HttpError } from '../answer.ts';
import { checkWrite, refusal, reportOn } from './content-problems.ts';
import type { Problem, SaveAnswer } from './contract.ts';
import {
  articleDocument,
  type Document,
  isArticle,
  listDocuments,
  readDocument,
  titleOf,
  versionOf,
} from './documents.ts';
import { contentQueue, formatJson } from './files.ts';
import { photoChanges } from './photos.ts';

/**
 * Writes a document, and returns its new version and remaining problems. Throws an HttpError when the file is
 * not that of `version` any more, or when the build would refuse the result; then nothing has been written.
 */
export function saveDocument(root: string, document: Document, { version, value }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    const before = await readVersion(root, document, version);
    return writeValue(root, document, { before, value });
  });
}

/** The value of a document that is still that of `version`. Throws an HttpError otherwise. */
async function readVersion(root: string, document: Document, version: unknown): Promise<unknown> {
  const now = await readDocument(root, document);
  if (!now) throw new HttpError(404, 'Dette er slettet et annet sted.');
  if (now.version === version) return now.value;
  throw new HttpError(
    409,
    'Dette er endret et annet sted siden du åpnet det, og er slik det ble der. Se på det, og prøv en gang til.',
  );
}

/** Called one at a time. */
export async function writeValue(
  root: string,
  document: Document,
  change: { before: unknown; value: unknown },
): Promise<SaveAnswer> {
  const value = asKept(document.schema, change.value);
  if (isArticle(document)) checkArticle(document, value);
  const text = isArticle(document) ? writeArticle(value as ArticleValue) : formatJson(value ?? null);
  const photos = document.id === 'pictures' ? await photoChanges(root, change.before, value) : [];
  const changes: FileChanges = new Map<string, string | Buffer | null>([[document.file, text], ...photos]);
  const write = await checkWrite(root, changes);
  await write();
  const problems = (await reportOn(root)).problems.filter((one) => one.document === document.id);
  return { version: versionOf(text), problems };
}

/** The name in addresses is made of the title. */
export function createArticle(root: string, { value }: { value?: unknown }) {
  return contentQueue.add(async () => {
    checkArticle(articleDocument('ny'), value);
    const wanted = fileNameFrom((value as ArticleValue).no.title, 'nyhet');
    let document = articleDocument(wanted);
    for (let count = 2; await readDocument(root, document); count++) {
      document = articleDocument(`${wanted}-${count}`);
    }
    return { id: document.id, ...(await writeValue(root, document, { before: undefined, value })) };
  });
}

/** Throws an HttpError when the article is not that of `version` any more, or that names what links to it. */
export function deleteArticle(
  root: string,
  document: Document,
  { version }: Record<string, unknown>,
): Promise<void> {
  return contentQueue.add(async () => {
    await readVersion(root, document, version);
    const titles = new Map<string, string>();
    for (const other of await listDocuments(root)) {
      titles.set(other.id, titleOf(other, (await readDocument(root, other))?.value));
    }
    const refuse = (problems: readonly Problem[]) => {
      const names = new Set(problems.map(({ document: id }) => `«${titles.get(id) ?? id}»`));
      return `Nyheten kan ikke slettes: ${[...names].join(' og ')} lenker til den. Ta bort lenken der først.`;
    };
    const write = await checkWrite(root, new Map([[document.file, null]]), refuse);
    await write();
  });
}

/** Called before writing: the file can only hold what fits. Throws an HttpError. */
function checkArticle(document: Document, value: unknown): void {
  const source = { file: document.file, lineOf: () => 1 };
  const problems = checkSchema(document.schema, value, source).map(({ message, field }) => {
    return { document: document.id, path: [], message, ...field };
  });
  if (problems.length > 0) throw new HttpError(422, refusal(problems), { problems });
}
