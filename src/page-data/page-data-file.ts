import type { Language } from '../../common/languages.ts';
import { isJsonObject } from '../../common/records.ts';
import type { PageDataName } from '../../content-model/screen-schemas.ts';
import type { PageDataByName } from './types.ts';

/** Returns undefined if the release has no such file. The name of the file is the screen's by default. */
export type LoadPageData = <Name extends PageDataName>(
  screen: Name,
  language: Language,
  file?: string,
) => Promise<PageDataByName[Name] | undefined>;

export const isPageDataOf = <Name extends PageDataName>(
  screen: Name,
  value: unknown,
): value is PageDataByName[Name] => isJsonObject(value) && value.name === screen;

/** The page-data files of a release in one language, and the code that they belong to. */
export interface PageDataIndex {
  entry: string;
  /** The URL of each file by name. */
  files: Readonly<Record<string, string>>;
}

export const isPageDataIndex = (value: unknown): value is PageDataIndex =>
  isJsonObject(value) && typeof value.entry === 'string' && isJsonObject(value.files);

export function pageDataIndexPath(language: Language): string {
  return `/texts/${language}.json`;
}

export function pageDataPath(name: string, language: Language, hash: string): string {
  return `/content/${language}/${name}.${hash}.json`;
}

export function isPageDataPath(address: string, name: string, language: Language): boolean {
  return address.startsWith(`/content/${language}/${name}.`);
}
