import { screenPath } from '../../content-model/paths.ts';
import type { Pictures, Texts } from '../page-data/types.ts';
import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import styles from './GalleryTeaser.module.css';

interface GalleryTeaserProps {
  texts: Texts['home']['gallery'];
  pictures: Pictures['home']['gallery'];
}

export function GalleryTeaser({ texts, pictures }: GalleryTeaserProps) {
  return (
    <section className={styles.teaser} data-screen-only>
      <SectionHeader title={texts.title} text={texts.intro} />
      <div className={`stack ${styles.photos}`}>
        {pictures.map((picture, index) => (
          <PictureFrame key={index} picture={picture} className={styles.photo} />
        ))}
      </div>
      <div className="link-row">
        <Link href={screenPath('gallery')}>{useSite().texts.gallery.teaserLink}</Link>
      </div>
    </section>
  );
}
