import type { Problem } from '../../content-model/desk/contract.ts';
import type { MissingField } from '../../content-model/launch-list.ts';
import type { ContentProblem } from '../../content-model/problems.ts';
import { type DocumentState, documentForFile, fullTitleOf } from './documents.ts';

/** Returns the placeholders that cannot wait, as problems. */
export const neededForLaunch = (items: readonly MissingField[]): Problem[] =>
  items
    .filter(({ canWait }) => !canWait)
    .map(({ document, path, missing, remedy }) => ({ document, path, message: `${missing} ${remedy}` }));

/** Returns a problem as the desk shows it, with the title of its document, which is one of `documents`. */
export function toProblem(
  { file, path, message, sentence }: ContentProblem,
  documents: readonly DocumentState[],
): Problem {
  const document = documentForFile(file);
  if (!document) return { document: file, path: [], message, sentence };
  const { value } = documents.find((state) => state.document.id === document.id) ?? {};
  const title = fullTitleOf(document, value);
  return { document: document.id, path, message, sentence: `${title}: ${sentence}` };
}
