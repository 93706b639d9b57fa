import { updateDocument } from '../documents.ts';
import { RequestError, request } from '../request.ts';

/** Sends a new document of the window, and returns the answer. A refusal is shown at its fields, and thrown. */
export async function submit<Result>(
  id: string,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<Result> {
  updateDocument(id, { problems: [] });
  try {
    return await request<Result>(method, path, body);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const [stored] = id.split('/');
    const problems = error.problems.map((problem) =>
      problem.document === stored ? { ...problem, document: id } : problem,
    );
    updateDocument(id, { problems });
    throw new RequestError(error.status, { ...error, message: error.message, problems });
  }
}
