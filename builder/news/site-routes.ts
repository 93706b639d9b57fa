import { articlePath, findRoute, newsPagePath } from '../../src/routing/paths.ts';
import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { type Route, routes } from '../../tables/routes.ts';
import { languagesOf, listIn, pagesOf } from './news-list.ts';
import type { ArticleFile } from './read-article.ts';

/** A route with the languages in which it has an address, the default one among them. */
export interface SiteRoute extends Route {
  languages: readonly Language[];
  article?: ArticleFile;
}

/** The routes of a site: those of the table, the further pages of the news, and the articles. */
export function siteRoutes(articles: readonly ArticleFile[]): SiteRoute[] {
  const pagesIn = (language: Language) => pagesOf(listIn(articles, language)).length;
  const furtherPages = Array.from({ length: pagesIn(defaultLanguage) - 1 }, (_, index) => {
    const page = index + 2;
    const isThere = (language: Language) => page <= pagesIn(language);
    return { ...findRoute(newsPagePath(page)), languages: languageCodes.filter(isThere) };
  });
  return [
    ...routes.map((route) => ({ ...route, languages: languageCodes })),
    ...furtherPages,
    ...articles.map((article) => {
      return { ...findRoute(articlePath(article.slug)), languages: languagesOf(article), article };
    }),
  ];
}
