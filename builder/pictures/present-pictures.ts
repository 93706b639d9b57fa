import type { ArticleFile, ArticleText } from '../../content-model/news/read-article.ts';
import { mapTexts, metaOf } from '../../content-model/schema-tree.ts';
import {
  type ScreenFiles,
  type ShownScreens,
  screenFileNames,
  screenSchemas,
  shownScreens,
} from '../../content-model/screen-schemas.ts';

interface Placed<Screens> {
  screens: Screens;
  articles: readonly ArticleFile[];
}

/**
 * Returns what visitors see of screens and articles, with pictures that are there: the gallery and the text of an article
 * skip a photo that is gone, the front page fills its gap from the gallery, and any other place shows the stock picture.
 */
export function withPresentPictures(
  { screens, articles }: Placed<ScreenFiles>,
  isThere: (name: string) => boolean,
): Placed<ShownScreens> {
  const { fallback } = screens.shared.pictures;
  const present = (name: string) => (isThere(name) ? name : fallback);
  const { gallery, home } = screens;
  const photos = gallery.pictures.photos.filter(isThere);
  const teaser = home.pictures.gallery.filter(isThere);
  const withPhotos = {
    ...screens,
    gallery: { ...gallery, pictures: { ...gallery.pictures, photos } },
    home: { ...home, pictures: { ...home.pictures, gallery: teaser } },
  };
  const shown = shownScreens(withPhotos);
  const placed = screenFileNames.map((name) => {
    const { pictures } = shown[name];
    const replaced = mapTexts(screenSchemas[name].shape.pictures, pictures, (picture, field) =>
      metaOf(field).slot ? present(picture) : picture,
    );
    return [name, { ...shown[name], pictures: replaced }];
  });
  return {
    // Only names of pictures have changed.
    screens: Object.fromEntries(placed) as ShownScreens,
    articles: articles.map((article) => ({
      ...article,
      picture: article.picture && present(article.picture),
      no: withPicturesIn(article.no, isThere),
      en: article.en && withPicturesIn(article.en, isThere),
    })),
  };
}

/** A picture is on a line of its own, so no other element has one. */
const withPicturesIn = ({ title, body }: ArticleText, isThere: (name: string) => boolean): ArticleText => ({
  title,
  body: body.filter((node) => typeof node === 'string' || !('picture' in node) || isThere(node.picture)),
});
