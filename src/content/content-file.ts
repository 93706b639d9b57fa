import type { Language } from '../../tables/languages.ts';
import type { Content, Texts } from './types.ts';

/** Returns one text file in one language, with the pictures of its screen. */
export type LoadContent = <Name extends keyof Texts>(
  name: Name,
  language: Language,
) => Promise<Content<Name>>;

/** The text files of a release in one language, and the code that they belong to. */
export interface TextList {
  /** The address of the entry script. */
  entry: string;
  /** The address of each text file, with a hash of what it holds. */
  files: Readonly<Record<keyof Texts, string>>;
}

/** The address of the text list of a language: the only address of texts that stays the same. */
export function textListFile(language: Language): string {
  return `/texts/${language}.json`;
}

/** The address of a text file whose content has this hash. */
export function contentFile(name: keyof Texts, language: Language, hash: string): string {
  return `/content/${language}/${name}.${hash}.json`;
}

/** Whether an address is that of a text file. */
export function isContentFile(address: string, name: keyof Texts, language: Language): boolean {
  return address.startsWith(`/content/${language}/${name}.`);
}
