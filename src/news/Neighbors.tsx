import type { ArticleLink } from '../content/article.ts';
import type { ArticlePage, Texts } from '../content/types.ts';
import { Link } from '../routing/Link.tsx';
import styles from './Neighbors.module.css';

interface NeighborsProps extends Omit<ArticlePage, 'article'> {
  texts: Texts['article'];
}

/** Links to the newer and the older article in the list of news. */
export function Neighbors({ newer, older, texts }: NeighborsProps) {
  const link = (neighbor: ArticleLink | null, label: string, rel: 'prev' | 'next') =>
    neighbor && (
      <Link href={neighbor.path} rel={rel} className={styles[rel]}>
        <span className={styles.label}>{label}</span>
        <span>{neighbor.title}</span>
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
