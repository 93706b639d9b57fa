import { PhotoGrid } from '../../gallery/PhotoGrid.tsx';
import { Banner } from '../../layout/Banner.tsx';
import type { ScreenProps } from '../../page-data/types.ts';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';

/** All photos of the gallery, and whether any of them is drawn. */
type GalleryPageData = ScreenProps<'gallery'>;

export default function Gallery({ texts, pictures }: GalleryPageData) {
  const { banner, note } = texts;
  const lead = pictures.photos.some(({ isDrawn }) => isDrawn) && (
    <>
      <TextWithLinks as="span" text={banner.intro} /> <TextWithLinks as="span" text={note} />
    </>
  );
  return (
    <>
      <Banner page="gallery" {...banner} lead={lead} picture={pictures.banner} />
      <PhotoGrid texts={texts} photos={pictures.photos} />
    </>
  );
}
