import type { Language } from '../../tables/languages.ts';
import type { Content, Texts } from './types.ts';

/** Returns one text file in one language, with the pictures of its screen. */
export type LoadContent = <Name extends keyof Texts>(
  name: Name,
  language: Language,
) => Promise<Content<Name>>;

/** The address of a text file. The name of `folder`, which the document contains, is a hash of all texts. */
export function contentFile(folder: string, name: string, language: string): string {
  return `${folder}/${language}/${name}.json`;
}
