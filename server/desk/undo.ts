import type { NoticeFile } from '../../schema/notice.ts';
import { HttpError } from '../answer.ts';
import { changedFields } from './changes.ts';
import { type DeskContext, onlineContent } from './context.ts';
import type { Problem } from './contract.ts';
import { findDocument, isArticle, noticeDocument, readDocument } from './documents.ts';
import { contentQueue } from './files.ts';
import { deleteDocument, writeValue } from './save.ts';

/**
 * Makes a document what it is online, or deletes one that is not there. Throws an HttpError when nothing in
 * it has changed, or when the build would refuse the result; then nothing has been written.
 */
export function undoDocument(desk: DeskContext, { document: id }: Record<string, unknown>): Promise<void> {
  const root = desk.settings.content;
  return contentQueue.add(async () => {
    const document = findDocument(String(id));
    const published = onlineContent(desk);
    if (!document || !published) throw outdated();
    const before = await readDocument(published, document);
    const now = await readDocument(root, document);
    if (changedFields(document, before?.value, now?.value).length === 0) throw outdated();
    if (before?.value === undefined && isArticle(document)) return deleteDocument(root, document);
    if (before?.value === undefined) throw outdated();
    const value = document.id === noticeDocument.id ? withNotice(now?.value, before.value) : before.value;
    await writeValue(root, document, { before: now?.value, value, photosFrom: published }).catch(refuse);
  });
}

/** The ready sentences are not published. */
const withNotice = (file: unknown, published: unknown) => ({
  ...(file as NoticeFile),
  notice: (published as NoticeFile).notice,
});

function refuse(error: unknown): never {
  const [problem] = (error instanceof HttpError && (error.details.problems as Problem[] | undefined)) || [];
  if (!problem) throw error;
  throw new HttpError(422, `Dette kan ikke angres for seg selv. ${problem.sentence ?? problem.message}`);
}

const outdated = () =>
  new HttpError(409, 'Dette er endret siden listen ble vist. Ingenting er angret: Se på listen en gang til.');
