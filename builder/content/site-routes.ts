import { articlePath, findRoute } from '../../src/routing/paths.ts';
import { type Route, routes } from '../../src/screens/routes.ts';
import { type Language, languageCodes } from '../../tables/languages.ts';
import { languagesOf } from '../news/news-content.ts';
import type { ArticleFile } from '../news/read-news.ts';

/** A route with the languages in which it has an address, the default one among them. */
export interface SiteRoute extends Route {
  languages: readonly Language[];
  article?: ArticleFile;
}

/** The routes of a site: those of the table, and the articles. */
export function siteRoutes(articles: readonly ArticleFile[]): SiteRoute[] {
  return [
    ...routes.map((route) => ({ ...route, languages: languageCodes })),
    ...articles.map((article) => {
      return { ...findRoute(articlePath(article.slug)), languages: languagesOf(article), article };
    }),
  ];
}
