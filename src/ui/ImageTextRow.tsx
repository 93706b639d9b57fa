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
  /** What stands over both, from edge to edge. */
  above?: ReactNode;
  children: ReactNode;
}

/** A row of picture and text. On wide screens the picture runs to the edge, and rows alternate sides. */
export function ImageTextRow({ id, title, picture, above, children }: ImageTextRowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      {above && <div className={styles.above}>{above}</div>}
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
