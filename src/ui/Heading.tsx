import type { ReactNode } from 'react';
import styles from './Heading.module.css';

interface HeadingProps {
  id?: string;
  children: ReactNode;
}

/** The heading of a section, with a stake in the margin. */
export function Heading({ id, children }: HeadingProps) {
  return (
    <h2 id={id} className={styles.heading}>
      {children}
    </h2>
  );
}
