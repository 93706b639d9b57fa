import type { PlacedPicture } from '../pictures/place-pictures.ts';
import type { WrittenNode } from './markdown.ts';
import type { ArticleFile } from './read-article.ts';

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
