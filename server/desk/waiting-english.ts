import { english, listTranslations } from '../../common/english.ts';
import type { WaitingEnglish } from '../../content-model/desk/contract.ts';
import { isHiddenPart } from '../../content-model/shown.ts';
import { type DocumentState, fullTitleOf, labelOf, noticeDocument, serviceSwitches } from './documents.ts';

/** Lists the English texts that wait. Not those of the notice, which has a view of its own, nor of what is off. */
export function listWaitingEnglish(documents: readonly DocumentState[]): WaitingEnglish[] {
  const isServiceOn = serviceSwitches(documents);
  const shown = documents.filter(({ document: { id } }) => id !== noticeDocument.id && isServiceOn(id));
  return shown.flatMap(({ document, value }): WaitingEnglish[] => {
    const title = fullTitleOf(document, value);
    return listTranslations(value)
      .filter((translation) => english(translation.english) === null)
      .filter(({ englishPath }) => !isHiddenPart(value, englishPath))
      .map(({ englishPath }) => {
        const sentence = [title, labelOf(document, englishPath)].filter(Boolean).join(': ');
        return { document: document.id, path: englishPath, sentence };
      });
  });
}
