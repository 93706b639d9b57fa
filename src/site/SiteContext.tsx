import { createContext, useContext } from 'react';
import type { Picture } from '../content/picture.ts';
import type { Texts } from '../content/types.ts';
import type { Language } from '../language/language.ts';

export interface SiteState {
  /** The language on the screen. */
  language: Language;
  /** The texts that every screen shares, in that language. */
  texts: Texts['shared'];
  /** The quiet picture that stands in for one that cannot be loaded. */
  stockPicture: Picture;
  /** Shows the other language on the same page, and remembers the choice. */
  choose: (language: Language) => void;
}

export const SiteContext = createContext<SiteState | null>(null);

/** The language on the screen and its shared texts. Throws outside the app. */
export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('useSite is called outside SiteContext');
  return state;
}
