import type { Picture as PictureData } from '../content/picture.ts';
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Banner.module.css';

/** The painted width: the banner's height of 400 to 600 px asks for more than a narrow window's. */
export const bannerSizes = 'max(100vw, clamp(600px, 75vh, 900px))';

interface BannerProps {
  title: string;
  intro: string;
  picture: PictureData;
  trail?: Crumb[];
}

/** The banner of every inner page: title, intro, trail, and the stock picture if its own fails. */
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
