import type { ReactNode } from 'react';
import type { Picture } from '../content/picture.ts';
import { Heading } from './Heading.tsx';
import styles from './ImageTextRow.module.css';
import { PictureFrame } from './PictureFrame.tsx';
import { Reveal } from './Reveal.tsx';

interface ImageTextRowProps {
  id: string;
  title: ReactNode;
  picture: Picture;
  children: ReactNode;
}

/** A row of picture and text. On wide screens the picture runs to the edge, and rows alternate sides. */
export function ImageTextRow({ id, title, picture, children }: ImageTextRowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.figure}>
        <PictureFrame picture={picture} className={styles.picture} />
      </div>
      <Reveal className={styles.text}>
        <Heading id={id}>{title}</Heading>
        {children}
      </Reveal>
    </section>
  );
}
