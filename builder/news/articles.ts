import { articlePath, findRoute } from '../../src/routing/paths.ts';
import { type Route, routes } from '../../src/screens/routes.ts';
import { entryOf, type Language, languageCodes } from '../../tables/languages.ts';
import type { PlacedPicture } from '../pictures/place-pictures.ts';
import type { WrittenNode } from './markdown.ts';
import type { ArticleFile, ArticleText } from './read-news.ts';

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

/** The pictures of articles: of the banner and the list, and those in the texts. */
export function listArticlePictures(articles: readonly ArticleFile[]): PlacedPicture[] {
  return articles.flatMap(({ picture, no, en }) => [
    ...(picture ? (['window', 'articleSummary'] as const).map((place) => ({ name: picture, place })) : []),
    ...[...no.body, ...(en?.body ?? [])].flatMap(picturesIn),
  ]);
}

/** A picture stands on a line of its own, so it is in no other element. */
function picturesIn(node: WrittenNode): PlacedPicture[] {
  const isPicture = typeof node === 'object' && 'picture' in node;
  return isPicture ? [{ name: node.picture.name, place: 'articleText' }] : [];
}

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
