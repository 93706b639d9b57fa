import type { ComponentProps, ReactNode } from 'react';
import styles from './PicturePanel.module.css';

interface PicturePanelProps extends ComponentProps<'section'> {
  pictures: ReactNode;
  caption?: ReactNode;
}

/** Text over the lower left of a picture in wide windows, and below the picture in upright and narrow ones. */
export function PicturePanel({ pictures, caption, className = '', children, ...rest }: PicturePanelProps) {
  return (
    <section className={`${styles.root} ${className}`} {...rest}>
      <div className={styles.pictures}>{pictures}</div>
      <div className={styles.panel}>
        {children}
        {caption && (
          <div className={styles.caption} data-screen-only>
            {caption}
          </div>
        )}
      </div>
    </section>
  );
}
