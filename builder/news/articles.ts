import { type Language, languageCodes } from '../../tables/languages.ts';
import type { PlacedPicture } from '../pictures/place-pictures.ts';
import type { WrittenNode } from './markdown.ts';
import type { ArticleFile } from './read-news.ts';

/** The articles that the list shows with picture and first sentences; earlier ones have date and title. */
export const newest = 10;

/** The languages in which an article has an address. */
export const languagesOf = (article: ArticleFile): Language[] =>
  languageCodes.filter((code) => article[code]);

/** The articles in the list of a language. */
export const listIn = (articles: readonly ArticleFile[], language: Language): ArticleFile[] =>
  articles.filter((article) => article[language]);

/** The pictures in the banners, the list and the texts. */
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
