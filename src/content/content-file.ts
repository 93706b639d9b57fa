import type { Language } from '../../tables/languages.ts';
import type { ContentName } from '../screens/content.ts';
import type { Contents } from './types.ts';

/**
 * Returns the content of a screen in one language, from the file of its name or of another one; undefined if the release
 * has none of that name.
 */
export type LoadContent = <Name extends ContentName>(
  screen: Name,
  language: Language,
  file?: string,
) => Promise<Contents[Name] | undefined>;

/** Text files of a release in one language, and the code that they belong to. */
export interface TextList {
  entry: string;
  /** The address of each text file by its name, with a hash of what it holds. */
  files: Readonly<Record<string, string>>;
}

/**
 * The addresses of the text lists of a language, the only addresses of texts that stay the same: one of the screens, and
 * one of all articles, which only a link to one of them fetches.
 */
export function textListFiles(language: Language): readonly [screens: string, news: string] {
  return [`/texts/${language}.json`, `/texts/${language}-news.json`];
}

/** The address of a text file whose content has this hash. */
export function contentFile(name: string, language: Language, hash: string): string {
  return `/content/${language}/${name}.${hash}.json`;
}

/** Whether an address is that of a text file. */
export function isContentFile(address: string, name: string, language: Language): boolean {
  return address.startsWith(`/content/${language}/${name}.`);
}
