import type { ReactNode } from 'react';
import type { Language } from '../../tables/languages.ts';
import type { Picture } from '../content/picture.ts';
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { Sign } from '../ui/Sign.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  /** The language of the title, if it is not that of the page. */
  titleLang?: Language | undefined;
  intro: ReactNode;
  picture: Picture;
  trail: Crumb[];
}

/** The banner of every inner page: picture, title, intro and breadcrumb trail. */
export function Banner({ title, titleLang, intro, picture, trail }: BannerProps) {
  return (
    <Sign
      className={styles.banner}
      pictures={<PictureFrame picture={picture} eager className={styles.picture} />}
    >
      <Breadcrumb trail={trail} />
      <h1 tabIndex={-1} lang={titleLang} className={styles.title}>
        {title}
      </h1>
      <p className={styles.intro}>{typeof intro === 'string' ? <TextWithLinks text={intro} /> : intro}</p>
    </Sign>
  );
}
