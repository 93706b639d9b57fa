import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileDurable } from '../../builder/files.ts';
import { hashOf } from '../../builder/hash.ts';
import { fileNameFrom } from '../../common/file-names.ts';
import { isEqualJson } from '../../common/json.ts';
import { asText, isJsonObject } from '../../common/records.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { articleFile, slugOf } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import type { NewArticle, SaveResponse } from '../../content-model/desk/contract.ts';
import { shaped } from '../../content-model/shaped.ts';
import { HttpError } from '../http.ts';
import { type DeskContext, requireHistory } from './desk-context.ts';
import { articleDocument, type Document, readDocument } from './documents.ts';
import { problemsOf } from './read-draft.ts';

/**
 * Writes a document, whatever is in it, and returns its version and what stands at its fields. Throws an HttpError if it
 * has changed since `version`, or is deleted. The same document again is no change, because an answer may have been lost.
 */
export function saveDocument(
  desk: DeskContext,
  document: Document,
  { version, value }: Record<string, unknown>,
): Promise<SaveResponse> {
  const { draft } = desk;
  if (!isJsonObject(value))
    throw new HttpError(400, 'Det som ble sendt hit, kan ikke lagres. Ingenting er endret.');
  return draft.inTurn(async () => {
    const current = await readDocument(draft.root, document);
    if (!current) throw new HttpError(404, 'Dette er slettet et annet sted.');
    if (current.value === undefined)
      throw new HttpError(422, 'Filen er endret for hånd og kan ikke leses, så den blir ikke skrevet over.');
    const isSame = isEqualJson(shaped(document.schema, value), current.value);
    if (isSame) return { version: current.version, problems: await problemsOf(desk, document) };
    if (current.version !== version) throw changedElsewhere();
    return writeValue(desk, document, value);
  });
}

/** Writes a new draft with a title, under a name made of it. */
export function createArticle(desk: DeskContext, { title }: Record<string, unknown>): Promise<NewArticle> {
  const empty = { title: '', text: '' };
  const { day: date } = clockInOslo(new Date());
  const value = { date, shown: false, picture: null, no: { ...empty, title: asText(title) }, en: empty };
  if (value.no.title.trim() === '') throw untitled();
  return desk.draft.inTurn(async () => {
    const document = articleDocument(freeSlug(desk, fileNameFrom(value.no.title, 'nyhet')));
    await writeValue(desk, document, value);
    return { id: document.id };
  });
}

function untitled(): HttpError {
  const message = 'Skriv en tittel først.';
  return new HttpError(422, message, {
    problems: [{ document: 'articles', path: ['no', 'title'], message }],
  });
}

function freeSlug({ draft }: DeskContext, wanted: string): string {
  const isTaken = (slug: string) => existsSync(path.join(draft.root, articleFile(slug)));
  let slug = wanted;
  for (let number = 2; isTaken(slug); number++) slug = `${wanted}-${number}`;
  return slug;
}

/** Deletes an article. A link to it becomes its words. Throws an HttpError if it has changed since `version`. */
export async function deleteArticle(
  desk: DeskContext,
  document: Document,
  { version }: Record<string, unknown>,
): Promise<void> {
  const { deletions, publisher } = requireHistory(desk);
  const { draft } = desk;
  await draft.inTurn(async () => {
    const current = await readDocument(draft.root, document);
    if (!current) throw new HttpError(404, 'Dette er slettet et annet sted.');
    if (current.version !== version) throw changedElsewhere();
    await deletions.deleteArticle(slugOf(document.file) ?? '');
  });
  // Composing may take minutes, so the answer does not wait for it.
  void publisher.renewAfterDeletion();
}

const changedElsewhere = () =>
  new HttpError(
    409,
    'Dette er endret et annet sted siden du åpnet det, og er slik det ble der. Se på det, og prøv en gang til.',
  );

/** Writes a value, and returns its version and its problems. Only for use in turn. */
export async function writeValue(
  desk: DeskContext,
  document: Document,
  written: unknown,
): Promise<SaveResponse> {
  const text = formatJson(shaped(document.schema, written));
  await writeFileDurable(path.join(desk.draft.root, document.file), text);
  return { version: hashOf(text), problems: await problemsOf(desk, document) };
}
