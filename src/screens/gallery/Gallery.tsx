import { PhotoGrid } from '../../gallery/PhotoGrid.tsx';
import { Banner } from '../../layout/Banner.tsx';
import type { ScreenProps } from '../../page-data/types.ts';

export default function Gallery({ texts, pictures, hasIllustrations }: ScreenProps<'gallery'>) {
  const { banner, note } = texts;
  const intro = hasIllustrations ? `${banner.intro} ${note}` : banner.intro;
  return (
    <>
      <Banner page="gallery" {...banner} intro={intro} picture={pictures.banner} />
      <PhotoGrid texts={texts} photos={pictures.photos} />
    </>
  );
}
