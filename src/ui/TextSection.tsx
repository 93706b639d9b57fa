import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import styles from './TextSection.module.css';

interface TextSectionProps {
  /** For links to the section. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A section without a picture: on wide screens its words are beside the heading. */
export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <Heading>{title}</Heading>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
