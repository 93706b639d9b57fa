import { PhotoGrid } from '../../gallery/PhotoGrid.tsx';
import { Banner } from '../../layout/Banner.tsx';
import type { GalleryPageData } from '../../page-data/types.ts';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';

export default function Gallery({ texts, pictures, hasIllustrations }: GalleryPageData) {
  const { banner, note } = texts;
  const lead = hasIllustrations && (
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
