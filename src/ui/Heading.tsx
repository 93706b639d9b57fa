import type { ReactNode } from 'react';
import styles from './Heading.module.css';

interface HeadingProps {
  id?: string;
  children: ReactNode;
}

export function Heading({ id, children }: HeadingProps) {
  return (
    <h2 id={id} className={styles.heading}>
      {children}
    </h2>
  );
}
