import { type Language, languageCodes } from '../../common/languages.ts';
import { type Route, routes } from '../../src/screens/routes.ts';
import { articleSiteRoutes } from '../news/news-content.ts';
import type { CheckedContent } from './compose-page-data.ts';

/** A route with the languages in which it has an address, the default one among them. */
export interface SiteRoute extends Route {
  languages: readonly Language[];
  /** The name of the picture of its link preview; the 404 page has none. */
  picture?: string | undefined;
  /** The day on which a dated page was published. */
  published?: string;
}

/** The routes of a site: those of the table, and the articles. */
export function siteRoutes({ files, articles }: Pick<CheckedContent, 'files' | 'articles'>): SiteRoute[] {
  const pages = routes.map((route) => {
    const { pictures } = files[route.screen];
    const picture = 'hero' in pictures ? pictures.hero[0] : pictures.banner;
    return { ...route, languages: languageCodes, picture };
  });
  return [...pages, ...articleSiteRoutes(articles, files.shared.pictures.fallback)];
}
