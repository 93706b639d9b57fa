import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import styles from './Fold.module.css';

/** Words that open what is below them. What is closed is in the document, for searches in the page and on the web. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
