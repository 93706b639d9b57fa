import { english, listTranslations } from '../../common/english.ts';
import type { WaitingEnglish } from '../../content-model/desk/contract.ts';
import { fullTitleOf, labelOf, listDocuments, noticeDocument, readDocument } from './documents.ts';

/** Lists the English texts that wait. Not those of the notice, which has a view of its own. */
export async function listWaitingEnglish(root: string): Promise<WaitingEnglish[]> {
  const documents = (await listDocuments(root)).filter(({ id }) => id !== noticeDocument.id);
  const waiting = documents.map(async (document): Promise<WaitingEnglish[]> => {
    const { value } = (await readDocument(root, document)) ?? {};
    const title = fullTitleOf(document, value);
    return listTranslations(value)
      .filter((translation) => english(translation.english) === null)
      .map(({ englishPath }) => {
        const sentence = [title, labelOf(document, englishPath)].filter(Boolean).join(': ');
        return { document: document.id, path: englishPath, sentence };
      });
  });
  return (await Promise.all(waiting)).flat();
}
