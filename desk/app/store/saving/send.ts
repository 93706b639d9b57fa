import { isEqualJson } from '../../../../common/json.ts';
import { asJsonObject } from '../../../../common/records.ts';
import type { DocumentResponse, Problem } from '../../../../content-model/desk/contract.ts';
import { moveNewArticle } from '../articles.ts';
import { closeDocument, getDocument, isSaved, updateDocument } from '../documents.ts';
import { errorMessage, RequestError, request, UnreachableError } from '../request.ts';
import { applySaved, mergeRemote } from './merge.ts';
import { sendAccepted } from './send-accepted.ts';

/** Milliseconds before another try after an error not caused by the input, such as a full disk. */
const retryDelay = 10_000;

type SaveAgain = (id: string, delay?: number) => void;

/** Sends a changed document. Calls `saveAgain` if more was typed meanwhile, and after an error that may pass. */
export async function send(id: string, saveAgain: SaveAgain): Promise<void> {
  const document = getDocument(id);
  if (!document || isSaved(document)) return;
  if (document.state === 'conflict') {
    if (mergeRemote(id)) saveAgain(id);
    return;
  }
  // Stays 'refused' while saving, so that its link does not disappear under a click.
  if (document.state !== 'refused') updateDocument(id, { state: 'saving' });
  try {
    const problems: Problem[] = [];
    await sendAccepted(id, document.value, document, problems);
    if (applySaved(id, {}, problems)) saveAgain(id);
  } catch (error) {
    const isElsewhere = error instanceof RequestError && [404, 409].includes(error.status);
    if (isElsewhere && getDocument(id)?.version === undefined) return resolveTakenName(id, saveAgain);
    if (error instanceof UnreachableError || isElsewhere) {
      return updateDocument(id, { state: 'changed', problems: [] });
    }
    const whole: Problem = { document: id, path: [], message: errorMessage(error) };
    updateDocument(id, { state: 'refused', problems: [whole] });
    saveAgain(id, retryDelay);
  }
}

/** Gives a new article another name, unless the article that has its name is itself, saved without an answer. */
async function resolveTakenName(id: string, saveAgain: SaveAgain): Promise<void> {
  const { sent = [] } = getDocument(id) ?? {};
  try {
    const { version, value: saved } = await request<DocumentResponse>('GET', `/documents/${id}`);
    // The last one was refused just now.
    if (sent.slice(0, -1).some((earlier) => isEqualJson(earlier, saved))) {
      if (applySaved(id, { version, saved })) saveAgain(id);
      return;
    }
  } catch (error) {
    if (error instanceof UnreachableError) return updateDocument(id, { state: 'changed' });
  }
  const newId = moveNewArticle(id, asJsonObject(getDocument(id)?.value));
  closeDocument(id);
  await send(newId, saveAgain);
}
