import type { Language } from '../language/language.ts';
import type { Content, Texts } from './types.ts';

/** Gives one text file in one language, with the pictures of its screen. */
export type LoadContent = <Name extends keyof Texts>(
  name: Name,
  language: Language,
) => Promise<Content<Name>>;

/** The address of a text file; `folder` carries the hash of all texts and stands in the document. */
export function contentFile(folder: string, name: string, language: Language): string {
  return `${folder}/${language}/${name}.json`;
}

/** Fetches texts in the browser. Rejects when they cannot be had, for instance after a redeploy. */
export const fetchContent: LoadContent = async (name, language) => {
  const file = contentFile(document.getElementById('root')?.dataset.content ?? '', name, language);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
};
