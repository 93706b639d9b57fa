import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../../common/languages.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import type { ServiceName } from '../../content-model/routes.ts';
import type { LinkedText } from '../page-data/linked-text.ts';
import type { Picture } from '../page-data/picture.ts';
import type { CompanyInfo, Texts } from '../page-data/types.ts';

interface SiteState {
  language: Language;
  texts: Texts['shared'];
  companyInfo: CompanyInfo;
  /** Those that the site has. */
  services: readonly ServiceName[];
  onCall: LinkedText;
  /** The year in which the page was composed. */
  year: number;
  /** Replaces a picture that fails to load. */
  stockPicture: Picture;
  isNotFound: boolean;
  /** The languages without this page. */
  missingLanguages: readonly Language[] | undefined;
}

export const SiteContext = createContext<SiteState | null>(null);

export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('useSite is called outside SiteContext');
  return state;
}

/** The day does not change while a page is open. The next page asks again. */
const subscribe = () => () => {};

const today = () => clockInOslo(new Date()).day;

/** The day in Oslo, as 2026-11-23, or null while prerendering, because documents may be older. */
export const useToday = (): string | null => useSyncExternalStore(subscribe, today, () => null);

/** The year in Oslo. While prerendering it is that of the document, so that hydration seldom renders twice. */
export function useYear(): string {
  const { year } = useSite();
  return useSyncExternalStore(
    subscribe,
    () => today().slice(0, 4),
    () => String(year),
  );
}
