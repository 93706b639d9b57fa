import { forEachLanguage, type Language, languageCodes } from '../../../common/languages.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { createStore } from '../../../src/browser/store.ts';

export type NoticeWords = Readonly<Record<Language, string>>;

const keyOf = (language: Language) => `rediger-beskjed-${language}`;

/** The owner's own words for a notice. Only the browser keeps them until they are put out. */
export const ownNotice = createStore<NoticeWords>(
  forEachLanguage((language) => readStored('localStorage', keyOf(language)) ?? ''),
);

export function writeOwnNotice(words: NoticeWords): void {
  for (const language of languageCodes) writeStored('localStorage', keyOf(language), words[language]);
  ownNotice.write(words);
}
