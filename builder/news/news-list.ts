import { entryOf, type Language, languageCodes } from '../../tables/languages.ts';
import type { ArticleFile, ArticleText } from './read-article.ts';

/** The articles that the list shows by picture and first sentences; the earlier ones follow by date and title. */
export const newest = 10;

/** The text of an article in a language; null if it has none. */
export function textIn({ no, en }: ArticleFile, language: Language): ArticleText | null {
  const texts: Partial<Record<Language, ArticleText | null>> = { no, en };
  return texts[language] ?? null;
}

/**
 * The languages in which an article has an address: those of its texts, and those whose visitors are led to addresses of
 * their own, where the Norwegian text replaces the missing one.
 */
export function languagesOf(article: ArticleFile): Language[] {
  return languageCodes.filter((code) => textIn(article, code) || !entryOf(code).inEveryDocument);
}

/** The articles in the list of a language. */
export function listIn(articles: readonly ArticleFile[], language: Language): ArticleFile[] {
  return articles.filter((article) => languagesOf(article).includes(language));
}
