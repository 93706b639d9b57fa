import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../content/picture.ts';
import { Heading } from './Heading.tsx';
import styles from './ImageTextRow.module.css';
import { Picture } from './Picture.tsx';
import { Reveal } from './Reveal.tsx';

interface ImageTextRowProps {
  id: string;
  title: ReactNode;
  picture: PictureData;
  children: ReactNode;
}

/** A row of picture and text. On wide screens the picture runs to the edge, and rows alternate sides. */
export function ImageTextRow({ id, title, picture, children }: ImageTextRowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.figure}>
        <Picture picture={picture} className={styles.picture} />
      </div>
      <Reveal className={styles.text}>
        <Heading id={id}>{title}</Heading>
        {children}
      </Reveal>
    </section>
  );
}
