import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import styles from './TextSection.module.css';

interface TextSectionProps {
  title: string;
  children: ReactNode;
}

/** On wide screens the words are beside the heading. */
export function TextSection({ title, children }: TextSectionProps) {
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
