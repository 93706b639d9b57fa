import { listSlugs } from '../../builder/content/read-content.ts';
import { fileNameFrom } from '../../common/file-names.ts';
import { isEqualJson } from '../../common/json.ts';
import { asText, isJsonObject } from '../../common/records.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import type { NewArticle, SaveResponse } from '../../content-model/desk/contract.ts';
import { shaped } from '../../content-model/shaped.ts';
import { HttpError } from '../http.ts';
import { problemsOf } from './content-problems.ts';
import { readDeleted, recordDeletions } from './deletions.ts';
import { articleDocument, type Document, readDocument, textHash } from './documents.ts';
import { contentQueue, writeFileChanges } from './file-changes.ts';

/**
 * Writes a document, whatever is in it, and returns its version and what stands at its fields. Throws an HttpError if it
 * has changed since `version`, or is deleted. The same document again is no change, because an answer may have been lost.
 */
export function saveDocument(root: string, document: Document, { version, value }: Record<string, unknown>) {
  if (!isJsonObject(value))
    throw new HttpError(400, 'Det som ble sendt hit, kan ikke lagres. Ingenting er endret.');
  return contentQueue.add(async () => {
    const current = await readDocument(root, document);
    if (!current) throw new HttpError(404, 'Dette er slettet et annet sted.');
    if (current.value === undefined)
      throw new HttpError(422, 'Filen er endret for hånd og kan ikke leses, så den blir ikke skrevet over.');
    const isSame = isEqualJson(shaped(document.schema, value), current.value);
    if (isSame) return { version: current.version, problems: await problemsOf(root, document) };
    if (current.version !== version) throw changedElsewhere();
    return writeValue(root, document, value);
  });
}

/** Writes a new draft with a title, under a name made of it. */
export function createArticle(root: string, { title }: Record<string, unknown>): Promise<NewArticle> {
  const empty = { title: '', text: '' };
  const { day: date } = clockInOslo(new Date());
  const value = { date, shown: false, picture: null, no: { ...empty, title: asText(title) }, en: empty };
  if (value.no.title.trim() === '') throw untitled();
  return contentQueue.add(async () => {
    const document = articleDocument(await freeSlug(root, fileNameFrom(value.no.title, 'nyhet')));
    await writeValue(root, document, value);
    return { id: document.id };
  });
}

function untitled(): HttpError {
  const message = 'Skriv en tittel først.';
  return new HttpError(422, message, {
    problems: [{ document: 'articles', path: ['no', 'title'], message }],
  });
}

async function freeSlug(root: string, wanted: string): Promise<string> {
  // Releases still have articles that were deleted since the last publication.
  const taken = [...(await listSlugs(root)).map(articleFile), ...(await readDeleted(root))];
  let slug = wanted;
  for (let number = 2; taken.includes(articleFile(slug)); number++) slug = `${wanted}-${number}`;
  return slug;
}

/** Deletes an article. A link to it becomes its words. Throws an HttpError if it has changed since `version`. */
export function deleteArticle(root: string, document: Document, { version }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    const current = await readDocument(root, document);
    if (!current) throw new HttpError(404, 'Dette er slettet et annet sted.');
    if (current.version !== version) throw changedElsewhere();
    const deletions = await recordDeletions(root, [document.file]);
    await writeFileChanges(root, new Map([...deletions, [document.file, null]]));
  });
}

const changedElsewhere = () =>
  new HttpError(
    409,
    'Dette er endret et annet sted siden du åpnet det, og er slik det ble der. Se på det, og prøv en gang til.',
  );

/** Writes a value, and returns its version and its problems. Only for use in `contentQueue`. */
export async function writeValue(root: string, document: Document, written: unknown): Promise<SaveResponse> {
  const text = formatJson(shaped(document.schema, written));
  await writeFileChanges(root, new Map([[document.file, text]]));
  return { version: textHash(text), problems: await problemsOf(root, document) };
}
