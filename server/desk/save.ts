import { normalizeTexts } from '../../builder/validation/check.ts';
import type { FileChanges } from '../../builder/validation/content-source.ts';
import { HttpError } from '../http.ts';
import { contentReport, prepareWrite } from './content-problems.ts';
import type { SaveResponse } from './contract.ts';
import { type Document, readDocument, versionOf } from './documents.ts';
import { contentQueue, formatJson } from './file-changes.ts';
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
export async function readVersion(root: string, document: Document, version: unknown): Promise<unknown> {
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
): Promise<SaveResponse> {
  const value = normalizeTexts(document.schema, change.value);
  const text = formatJson(value ?? null);
  const photos = document.id === 'pictures' ? await photoChanges(root, change.before, value) : [];
  const changes: FileChanges = new Map<string, string | Buffer | null>([[document.file, text], ...photos]);
  const write = await prepareWrite(root, changes);
  await write();
  const problems = (await contentReport(root)).problems.filter((problem) => problem.document === document.id);
  return { version: versionOf(text), problems };
}
