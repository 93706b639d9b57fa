import { createContext, useContext } from 'react';
import type { Language } from '../../common/languages.ts';
import type { LinkedText } from '../page-data/linked-text.ts';
import type { Picture } from '../page-data/picture.ts';
import type { CompanyInfo, Texts } from '../page-data/types.ts';

interface SiteState {
  language: Language;
  texts: Texts['shared'];
  companyInfo: CompanyInfo;
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

/** Returns language, shared texts and company fields. Throws outside the app. */
export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('useSite is called outside SiteContext');
  return state;
}
