import type { ArticleLink } from '../content/article.ts';
import { Link } from '../routing/Link.tsx';
import { Heading } from '../ui/Heading.tsx';
import styles from './EarlierNews.module.css';

/** Articles by their dates and titles, newest first. */
export function EarlierNews({ title, articles }: { title: string; articles: readonly ArticleLink[] }) {
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <Heading id="earlier">{title}</Heading>
      <ul className={styles.list}>
        {articles.map(({ path, date, dateText, title }) => (
          <li key={path}>
            <Link href={path} className={styles.link}>
              <time dateTime={date} className={styles.date}>
                {dateText}
              </time>
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
