import type { HTMLAttributes, ReactNode } from 'react';
import styles from './PicturePanel.module.css';

interface SignProps extends HTMLAttributes<HTMLElement> {
  pictures: ReactNode;
  /** The caption, below the words. */
  foot?: ReactNode;
}

/** Words over the lower left of a picture in wide windows, below it in upright and narrow ones. */
export function Sign({ pictures, foot, className = '', children, ...rest }: SignProps) {
  return (
    <section className={`${styles.scene} ${className}`} {...rest}>
      <div className={styles.pictures}>{pictures}</div>
      <div className={styles.sign}>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </section>
  );
}
