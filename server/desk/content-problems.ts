import type { Problem } from '../../content-model/desk/contract.ts';
import type { ContentProblem } from '../../content-model/problems.ts';
import { type DocumentState, documentForFile, fullTitleOf } from './documents.ts';

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
