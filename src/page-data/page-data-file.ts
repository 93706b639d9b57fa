import type { Language } from '../../common/languages.ts';
import { isGroup } from '../../common/records.ts';
import type { PageDataName } from '../../schema/screen-schemas.ts';
import type { Contents } from './types.ts';

/** A screen's content, from the file of its name or another; undefined if the release has no such file. */
export type LoadContent = <Name extends PageDataName>(
  screen: Name,
  language: Language,
  file?: string,
) => Promise<Contents[Name] | undefined>;

/** Whether what a file holds is the content of a screen. */
export const isContentOf = <Name extends PageDataName>(
  screen: Name,
  value: unknown,
): value is Contents[Name] => isGroup(value) && value.name === screen;

/** Text files of a release in one language, and the code that they belong to. */
export interface TextList {
  entry: string;
  /** The address of each text file by name. */
  files: Readonly<Record<string, string>>;
}

export const isTextList = (value: unknown): value is TextList =>
  isGroup(value) && typeof value.entry === 'string' && isGroup(value.files);

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
