import type { ReactNode } from 'react';
import { Link } from '../routing/Link.tsx';
import styles from './CardLink.module.css';

/** The link in a card's title. The whole card, an `article`, is its target. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
