import { english, listTranslations } from '../../common/english.ts';
import type { WaitingEnglish } from '../../content-model/desk/contract.ts';
import { isHiddenPart } from '../../content-model/shown.ts';
import {
  fullTitleOf,
  labelOf,
  listDocuments,
  noticeDocument,
  readDocument,
  readServiceSwitches,
} from './documents.ts';

/** Lists the English texts that wait. Not those of the notice, which has a view of its own, nor of what is off. */
export async function listWaitingEnglish(root: string): Promise<WaitingEnglish[]> {
  const isServiceOn = await readServiceSwitches(root);
  const documents = (await listDocuments(root)).filter(
    ({ id }) => id !== noticeDocument.id && isServiceOn(id),
  );
  const waiting = documents.map(async (document): Promise<WaitingEnglish[]> => {
    const { value } = (await readDocument(root, document)) ?? {};
    const title = fullTitleOf(document, value);
    return listTranslations(value)
      .filter((translation) => english(translation.english) === null)
      .filter(({ englishPath }) => !isHiddenPart(value, englishPath))
      .map(({ englishPath }) => {
        const sentence = [title, labelOf(document, englishPath)].filter(Boolean).join(': ');
        return { document: document.id, path: englishPath, sentence };
      });
  });
  return (await Promise.all(waiting)).flat();
}
