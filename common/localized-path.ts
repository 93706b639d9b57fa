import { defaultLanguage, entryOf, type Language, languages } from './languages.ts';

/** The path of a route without the language prefix, and the language of the prefix. */
export interface PathAndLanguage {
  path: string;
  /** Null without a prefix: the visitor's choice decides. */
  language: Language | null;
}

/** `/about`, `/about/`, `//about` and `/about/index.html` are the same page, as on the server. */
export function parsePath(pathname: string): PathAndLanguage {
  const plain = pathname.replace(/\/+/g, '/').replace(/\/(index\.html)?$/, '');
  const hasPrefix = ({ prefix }: { prefix: string }) => plain === prefix || plain.startsWith(`${prefix}/`);
  const entry = languages.find((language) => language.prefix !== '' && hasPrefix(language));
  if (!entry) return { path: plain || '/', language: null };
  return { path: plain.slice(entry.prefix.length) || '/', language: entry.code };
}

/** Puts the language's prefix before a path, as in `/en/about`. */
export function localizePath({ path, language }: PathAndLanguage): string {
  const { prefix } = entryOf(language ?? defaultLanguage);
  return prefix && path === '/' ? prefix : prefix + path;
}
