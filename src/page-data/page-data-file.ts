import type { Language } from '../../common/languages.ts';
import { isJsonObject } from '../../common/records.ts';
import type { PageDataName } from '../../content-model/screen-schemas.ts';
import type { PageDataByName } from './types.ts';

/** Returns undefined if the site has no such file. The name of the file is the screen's by default. */
export type LoadPageData = <Name extends PageDataName>(
  screen: Name,
  language: Language,
  file?: string,
) => Promise<PageDataByName[Name] | undefined>;

export const isPageDataOf = <Name extends PageDataName>(
  screen: Name,
  value: unknown,
): value is PageDataByName[Name] => isJsonObject(value) && value.name === screen;

/** The URL of each page-data file of the site in one language, by name. */
export type PageDataIndex = Readonly<Record<string, string>>;

export const isPageDataIndex = (value: unknown): value is PageDataIndex => isJsonObject(value);

export function pageDataIndexPath(language: Language): string {
  return `/texts/${language}.json`;
}

export function pageDataPath(name: string, language: Language, hash: string): string {
  return `/content/${language}/${name}.${hash}.json`;
}

export function isPageDataPath(address: string, name: string, language: Language): boolean {
  return address.startsWith(`/content/${language}/${name}.`);
}
