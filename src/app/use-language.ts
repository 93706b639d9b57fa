import { useState } from 'react';
import { entryOf, type Language } from '../../tables/languages.ts';
import { writeStored } from '../browser/storage.ts';
import { isLanguage, languageKey } from '../language/language.ts';
import { navigate, useAddress } from '../routing/address.ts';
import { writeAddress } from '../routing/paths.ts';

interface LanguageState {
  language: Language;
  /** Shows another language without storing it as a choice. */
  setLanguage: (language: Language) => void;
  /** Shows the visitor's choice on the page of a path, usually the same, and stores it. */
  choose: (language: Language, path: string) => void;
}

/** The language of the page: that of the address if it fixes one, otherwise the visitor's choice. */
export function useLanguage(initial: Language): LanguageState {
  const { path, language: fixed } = useAddress();
  // <html lang> may be that of a translation by the browser.
  const [language, setLanguage] = useState(() => {
    const shown =
      typeof document === 'undefined' ? initial : document.getElementById('root')?.dataset.language;
    return isLanguage(shown) ? shown : initial;
  });

  const choose = (chosen: Language, to: string) => {
    writeStored('localStorage', languageKey, chosen);
    if (fixed === chosen) return;
    setLanguage(chosen);
    const { search, hash } = window.location;
    const next = entryOf(chosen).inEveryDocument && to === path ? null : chosen;
    const address = writeAddress({ path: to, language: next }) + search + hash;
    if (fixed !== next) navigate(address);
  };
  return { language: fixed ?? language, setLanguage, choose };
}
