import type { ScreenContent } from '../../content/types.ts';
import { PhotoGrid } from '../../gallery/PhotoGrid.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import styles from './Gallery.module.css';

export default function Gallery({ texts, pictures }: ScreenContent<'gallery'>) {
  const { firm } = useSite();
  return (
    <>
      <Banner page="gallery" {...texts.banner} picture={pictures.banner} />
      <section className={styles.wall} aria-label={texts.banner.title}>
        {firm.picturesAreIllustrations && <p className={styles.note}>{texts.note}</p>}
        <PhotoGrid texts={texts} photos={pictures.photos} />
      </section>
    </>
  );
}
