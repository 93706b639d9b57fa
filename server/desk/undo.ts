import { HttpError } from '../answer.ts';
import { changesOf, idOfChange } from './changes.ts';
import { type DeskContext, onlineContent } from './context.ts';
import type { Problem } from './contract.ts';
import { withoutDifference } from './differences.ts';
import { findDocument, readDocument } from './documents.ts';
import { contentQueue } from './files.ts';
import { deleteDocument, writeValue } from './save.ts';

/**
 * Puts one change of a document back to what is published. Throws an HttpError when it is not as it was listed any
 * more, or when the build would refuse the result; then nothing has been written.
 */
export function undoChange(
  desk: DeskContext,
  { document: id, change }: Record<string, unknown>,
): Promise<void> {
  const root = desk.settings.content;
  return contentQueue.add(async () => {
    const document = findDocument(String(id));
    const published = onlineContent(desk);
    if (!document || !published) throw outdated();
    const before = await readDocument(published, document);
    const now = await readDocument(root, document);
    const found = changesOf(document, before?.value, now?.value).find((one) => idOfChange(one) === change);
    if (!found) throw outdated();
    const value = withoutDifference(before?.value, now?.value, found);
    if (value === undefined) return deleteDocument(root, document);
    await writeValue(root, document, { before: now?.value, value, photosFrom: published }).catch(refuse);
  });
}

function refuse(error: unknown): never {
  const [problem] = (error instanceof HttpError && (error.details.problems as Problem[] | undefined)) || [];
  if (!problem) throw error;
  throw new HttpError(422, `Dette kan ikke angres for seg selv. ${problem.sentence ?? problem.message}`);
}

const outdated = () =>
  new HttpError(409, 'Dette er endret siden listen ble vist. Ingenting er angret: Se på listen en gang til.');
