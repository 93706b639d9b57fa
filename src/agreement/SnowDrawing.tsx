import type { ReactNode } from 'react';
import styles from './SnowDrawing.module.css';

declare module 'react' {
  interface CSSProperties {
    '--depth'?: number;
  }
}

/** Snow at a stake with a scale. It comes with the scripts, because the page is hidden without them. */
export function SnowDrawing({ depth, children }: { depth: number; children: ReactNode }) {
  return (
    <div className={styles.drawing} style={{ '--depth': depth }} aria-hidden>
      <p className={styles.scale}>{'20 cm\n15\n10\n5'}</p>
      <p className={styles.depth}>{children}</p>
      <p className={styles.marker} />
    </div>
  );
}
