import type { Picture as PictureData } from '../content/picture.ts';
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Banner.module.css';

/** The rendered width: the banner is 400 to 600 px high, so its picture is wider than a narrow window. */
export const bannerSizes = 'max(100vw, clamp(600px, 75vh, 900px))';

interface BannerProps {
  title: string;
  intro: string;
  picture: PictureData;
  trail?: Crumb[];
}

/** The banner of every inner page: picture, title, intro and breadcrumb trail. */
export function Banner({ title, intro, picture, trail }: BannerProps) {
  return (
    <section className={styles.banner}>
      <Picture picture={picture} sizes={bannerSizes} eager className={styles.picture} />
      <div className={styles.content}>
        {trail && <Breadcrumb trail={trail} />}
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
    </section>
  );
}
