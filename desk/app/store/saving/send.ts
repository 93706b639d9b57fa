import { isEqualJson } from '../../../../common/json.ts';
import type { SaveResponse } from '../../../../content-model/desk/contract.ts';
import { getDocument, keepDraft, updateDocument } from '../documents.ts';
import { failureOf, RequestError, request, UnreachableError } from '../request.ts';

/** Milliseconds before another try after an error, such as a full disk. */
const retryDelay = 10_000;

type SaveAgain = (id: string, delay?: number) => void;

/** Sends a changed document. Calls `saveAgain` if more was typed meanwhile, and after an error that may pass. */
export async function send(id: string, saveAgain: SaveAgain): Promise<void> {
  const document = getDocument(id);
  if (!document || document.state === 'saved' || document.state === 'conflict') return;
  const { value, version } = document;
  updateDocument(id, { sent: value, state: 'saving' });
  try {
    const answer = await request<SaveResponse>('PUT', `/documents/${id}`, { version, value });
    updateDocument(id, { ...answer, saved: value, savedAt: new Date() });
    const isDone = isEqualJson(getDocument(id)?.value, value);
    updateDocument(id, { state: isDone ? 'saved' : 'changed' });
    keepDraft(id);
    if (!isDone) saveAgain(id);
  } catch (error) {
    // Changed or deleted elsewhere: it is read again.
    const isElsewhere = error instanceof RequestError && [404, 409].includes(error.status);
    if (error instanceof UnreachableError || isElsewhere) return updateDocument(id, { state: 'changed' });
    updateDocument(id, { state: 'failed', failure: failureOf(error).message });
    saveAgain(id, retryDelay);
  }
}
