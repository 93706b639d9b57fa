import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

/** A section of text, which is beside its heading in wide windows. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`columns-5-7 ${styles.section}`}>
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}
