import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Chevron } from './icons.tsx';

/** Closed text stays in the document, for searches in the page and on the web. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary key={title} className="target">
        {title}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
