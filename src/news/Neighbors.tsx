import { Link } from '../routing/Link.tsx';
import styles from './Neighbors.module.css';

interface Neighbor {
  path: string;
  /** Its title, where it has one. */
  title?: string;
}

interface NeighborsProps {
  newer: Neighbor | null;
  older: Neighbor | null;
  texts: { navigation: string; newer: string; older: string };
}

/** Links to the newer and the older neighbor in the list of news. */
export function Neighbors({ newer, older, texts }: NeighborsProps) {
  const link = (neighbor: Neighbor | null, label: string, rel: 'prev' | 'next') =>
    neighbor && (
      <Link href={neighbor.path} rel={rel} className={styles[rel]}>
        <span className={styles.label}>{label}</span>
        {neighbor.title && <span>{neighbor.title}</span>}
      </Link>
    );
  if (!newer && !older) return null;
  return (
    <nav className={styles.neighbors} aria-label={texts.navigation}>
      {link(newer, texts.newer, 'prev')}
      {link(older, texts.older, 'next')}
    </nav>
  );
}
