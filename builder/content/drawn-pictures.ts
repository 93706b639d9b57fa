import { type FileName, type ScreenFiles, screenFileNames } from '../../schema/screen-schemas.ts';
import { listArticlePictures } from '../news/news-content.ts';
import type { ArticleFile } from '../news/read-news.ts';
import { listSlottedPictures } from '../pictures/resolve-pictures.ts';

interface PlacedPictures {
  files: ScreenFiles;
  articles: readonly ArticleFile[];
}

/** The files with the stock picture and that of the 404 page, which may be drawn. */
const withOtherPictures: readonly FileName[] = ['shared', 'not-found'];
const pageNames = screenFileNames.filter((name) => !withOtherPictures.includes(name));

/** Returns the names of the pictures on the site's pages that are no photos. */
export function listDrawnPictures(
  { files, articles }: PlacedPictures,
  isPhoto: (name: string) => boolean | undefined,
): Set<string> {
  const placed = [...listSlottedPictures(files, pageNames), ...listArticlePictures(articles)];
  return new Set(placed.map(({ name }) => name).filter((name) => !isPhoto(name)));
}
