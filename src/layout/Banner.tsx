import type { Picture } from '../content/picture.ts';
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { Sign } from '../ui/Sign.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  intro: string;
  picture: Picture;
  trail?: Crumb[];
}

/** The banner of every inner page: picture, title, intro and breadcrumb trail. */
export function Banner({ title, intro, picture, trail }: BannerProps) {
  return (
    <Sign
      className={styles.banner}
      pictures={<PictureFrame picture={picture} eager className={styles.picture} />}
    >
      {trail && <Breadcrumb trail={trail} />}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.intro}>{intro}</p>
    </Sign>
  );
}
