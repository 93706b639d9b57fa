import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

interface TextSectionProps {
  title: string;
  children: ReactNode;
}

/** On wide screens the words are beside the heading. */
export function TextSection({ title, children }: TextSectionProps) {
  return (
    <section className={`columns-5-7 ${styles.section}`}>
      <h2 className="section-heading">{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}
