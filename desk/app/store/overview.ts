import { useEffect, useState } from 'react';
import type { DocumentSummary, Overview, VariableTexts } from '../../../content-model/desk/contract.ts';
import type { UnreadCount } from '../../../content-model/desk/stored-message.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { isLanguage } from '../../../src/language/language.ts';
import { fieldId } from '../ui/view-links.ts';
import { announceFailure } from './announcements.ts';
import { messagesChangedAt, request } from './request.ts';

export const overviewStore = createStore<Overview | null>(null);

/** Throws until the content has been read. */
export function getOverview(): Overview {
  const overview = overviewStore.read();
  if (!overview) throw new Error('The content has not been read.');
  return overview;
}

export function useOverview(): Overview {
  useStore(overviewStore);
  return getOverview();
}

/** The server's answer, asked for again when content/ or messages change, and every `seconds` if given. */
export function useGet<Result>(path: string, seconds = 0): Result | null {
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    let newest = 0;
    async function ask(): Promise<void> {
      newest += 1;
      const own = newest;
      const answer = await request<Result>('GET', path);
      // A late answer does not replace a newer one.
      if (own === newest) setResult(answer);
    }
    const askAgain = () => void ask().catch(announceFailure);
    askAgain();
    const unsubscribe = [overviewStore, messagesChangedAt].map((store) => store.subscribe(askAgain));
    const timer = seconds ? setInterval(askAgain, seconds * 1000) : 0;
    return () => {
      newest += 1;
      for (const end of unsubscribe) end();
      clearInterval(timer);
    };
  }, [path, seconds]);
  return result;
}

export const useIsPublished = (): boolean => useOverview().changes.published !== null;

/** How many messages nobody has read. */
export const useUnread = (): number => useGet<UnreadCount>('/messages/unread', 30)?.unread ?? 0;

export function useVariables(): (language: string) => VariableTexts {
  const { variables } = useOverview();
  return (language) => (isLanguage(language) ? variables[language] : {});
}

/** Whether only the helper's page shows a document. */
export const isForHelper = ({ helperPaths }: DocumentSummary): boolean =>
  helperPaths.some((path) => path.length === 0);

/** Whether a field, or all of a document, is on the helper's page. */
export const isOfHelper = ({ documents }: Overview, field: string): boolean =>
  documents.some(({ id, helperPaths }) =>
    helperPaths.some((path) => `${field}_`.startsWith(`${fieldId(id, path)}_`)),
  );

const englishKey = 'rediger-engelsk';

/** Whether this device shows English fields and what waits on English. What visitors read stays. */
export const showsEnglish = createStore(readStored('localStorage', englishKey) !== null);

export function setShowsEnglish(isShown: boolean): void {
  writeStored('localStorage', englishKey, isShown ? 'true' : null);
  showsEnglish.write(isShown);
}
