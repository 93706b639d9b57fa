import { PhotoGrid } from '../../gallery/PhotoGrid.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { ScreenProps } from '../../page-data/types.ts';

/** All photos of the gallery. */
type GalleryPageData = ScreenProps<'gallery'>;

export default function Gallery({ texts, pictures }: GalleryPageData) {
  return (
    <>
      <Banner page="gallery" {...texts.banner} picture={pictures.banner} />
      <PhotoGrid texts={texts} photos={pictures.photos} />
      <CallToAction />
    </>
  );
}
