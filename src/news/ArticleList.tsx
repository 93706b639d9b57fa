import type { ArticleSummary } from '../content/article.ts';
import { CardLink } from '../ui/CardLink.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import styles from './ArticleList.module.css';

/** The newest articles by their pictures, titles and first sentences, newest first. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className={styles.list}>
      {articles.map(({ path, date, dateText, title, text, picture }) => (
        <article key={path} className={styles.article}>
          <div className={styles.words}>
            <time dateTime={date} className={styles.date}>
              {dateText}
            </time>
            <h2 className={styles.title}>
              <CardLink href={path}>{title}</CardLink>
            </h2>
            {text && <p>{text}</p>}
          </div>
          {picture && <PictureFrame picture={picture} className={styles.picture} />}
        </article>
      ))}
    </div>
  );
}
