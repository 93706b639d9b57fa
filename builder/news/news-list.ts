import { newsPagePath } from '../../src/routing/paths.ts';
import { entryOf, type Language, languageCodes } from '../../tables/languages.ts';
import type { ArticleFile, ArticleText } from './read-article.ts';

/** The articles on a page of the list. */
export const perPage = 10;

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

/** The pages of a list, at least one. Only the first may be empty. */
export function pagesOf(list: readonly ArticleFile[]): ArticleFile[][] {
  const count = Math.max(1, Math.ceil(list.length / perPage));
  return Array.from({ length: count }, (_, index) => list.slice(index * perPage, (index + 1) * perPage));
}

/** A link to a page of a list of so many pages; null if there is no such page. */
export function linkToPage(page: number, pages: number): { path: string } | null {
  return page >= 1 && page <= pages ? { path: newsPagePath(page) } : null;
}
