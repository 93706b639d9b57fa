import type { Language } from '../language/language.ts';
import type { Content, Texts } from './types.ts';

const files = import.meta.glob<{ default: unknown }>('../../content/{no,en}/*.json');

/**
 * Loads one text file in one language, with the pictures of its screen.
 * Rejects when the file cannot be fetched, for instance after a redeploy.
 */
export async function loadContent<Name extends keyof Texts>(
  name: Name,
  language: Language,
): Promise<Content<Name>> {
  const load = files[`../../content/${language}/${name}.json`];
  if (!load) throw new Error(`content/${language}/${name}.json is missing`);
  return (await load()).default as Content<Name>;
}
