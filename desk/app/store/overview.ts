import { useEffect, useState } from 'react';
import type { Language } from '../../../tables/languages.ts';
import type { Facts } from '../../contract/document.ts';
import type { Overview } from '../../contract/overview.ts';
import type { PictureSize } from '../../contract/pictures.ts';
import { announceFailure } from './announcements.ts';
import { reloadOthers } from './loading.ts';
import { contentChangedAt, isLost, request, Unreachable, wordsFor } from './request.ts';
import { saveAll } from './saving.ts';
import { createValue, useValue } from './value.ts';

/** What is known of everything in content/ together; read again after every change. */
export interface ContentState {
  overview: Overview;
  facts: Record<Language, Facts>;
  sizes: PictureSize[];
}

const contentState = createValue<ContentState | null>(null);
/** Why it cannot be read; empty while it can. */
export const readFailure = createValue('');

export async function readContentState(): Promise<void> {
  try {
    const [overview, facts, sizes] = await Promise.all([
      request<Overview>('GET', '/overview'),
      request<ContentState['facts']>('GET', '/facts'),
      request<PictureSize[]>('GET', '/pictures'),
    ]);
    contentState.set({ overview, facts, sizes });
    readFailure.set('');
    reloadOthers(new Map(overview.documents.map(({ id, version }) => [id, version])));
  } catch (error) {
    if (!(error instanceof Unreachable)) readFailure.set(wordsFor(error));
  }
}

/** Starts reading: now, after every save, when the window is looked at again, and when the server is back. */
export function startReading(): void {
  contentChangedAt.subscribe(() => void readContentState());
  isLost.subscribe(() => {
    if (isLost.get()) return;
    saveAll();
    void readContentState();
  });
  // A window that is only beside another one was not hidden. Browsers tell of both at once, or of one.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(() => void readContentState(), 50);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  void readContentState();
}

export const useContentState = () => useValue(contentState);

/** What the server answers; asked again when content/ has changed, and every second while `isRunning`. */
export function useAnswer<Answer>(path: string, isRunning?: (answer: Answer) => boolean): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const known = useContentState();
  const isWaiting = answer !== null && isRunning?.(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` is new when content/ has changed
  useEffect(() => {
    const ask = () => request<Answer>('GET', path).then(setAnswer, announceFailure);
    void ask();
    const timer = isWaiting ? setInterval(ask, 1000) : 0;
    return () => clearInterval(timer);
  }, [path, known, isWaiting]);
  return answer;
}

/** What the marks of texts become, in each language. */
export function useFacts(): (language: string) => Facts {
  const facts = useContentState()?.facts;
  return (language) => facts?.[language as Language] ?? {};
}
