import type { Language } from '../../tables/languages.ts';
import type { ContentName } from '../screens/content.ts';
import type { Contents } from './types.ts';

/** A screen's content, from the file of its name or another; undefined if the release has no such file. */
export type LoadContent = <Name extends ContentName>(
  screen: Name,
  language: Language,
  file?: string,
) => Promise<Contents[Name] | undefined>;

/** Text files of a release in one language, and the code that they belong to. */
export interface TextList {
  entry: string;
  /** The address of each text file by name. */
  files: Readonly<Record<string, string>>;
}

/** The list of text files, whose own address never changes. */
export function textListFile(language: Language): string {
  return `/texts/${language}.json`;
}

export function contentFile(name: string, language: Language, hash: string): string {
  return `/content/${language}/${name}.${hash}.json`;
}

export function isContentFile(address: string, name: string, language: Language): boolean {
  return address.startsWith(`/content/${language}/${name}.`);
}
