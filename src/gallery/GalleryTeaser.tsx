import { screenPath } from '../../content-model/paths.ts';
import type { Pictures, Texts } from '../page-data/types.ts';
import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import styles from './GalleryTeaser.module.css';
import { queryForPage } from './pages.ts';

interface GalleryTeaserProps {
  texts: Texts['home']['gallery'];
  pictures: Pictures['home']['gallery'];
  /** The page of the gallery that shows each picture. */
  pages: readonly number[];
}

export function GalleryTeaser({ texts, pictures, pages }: GalleryTeaserProps) {
  return (
    <section className="section" data-screen-only>
      <SectionHeader title={texts.title} text={texts.intro} />
      <div className={styles.photos}>
        {pictures.map((picture, index) => (
          <Link key={index} href={screenPath('gallery') + queryForPage(pages[index] ?? 1)}>
            <PictureFrame picture={picture} />
          </Link>
        ))}
      </div>
      <div className="link-row">
        <Link href={screenPath('gallery')}>{useSite().texts.gallery.teaserLink}</Link>
      </div>
    </section>
  );
}
