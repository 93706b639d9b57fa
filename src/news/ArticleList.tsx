import type { Article } from '../content/article.ts';
import type { Texts } from '../content/types.ts';
import { Heading } from '../ui/Heading.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import styles from './ArticleList.module.css';

interface ArticleListProps {
  articles: readonly Article[];
  texts: Texts['news'];
}

/** The news articles, newest first, each with an anchor. */
export function ArticleList({ articles, texts }: ArticleListProps) {
  return (
    <div className={styles.list}>
      {articles.map(({ slug, date, dateText, title, onlyNorwegian, picture, body }) => (
        <article key={slug} id={slug} className={styles.article}>
          {picture && <PictureFrame picture={picture} className={styles.picture} />}
          <time dateTime={date} className={styles.date}>
            {dateText}
          </time>
          {onlyNorwegian && <p className={styles.note}>{texts.onlyNorwegian}</p>}
          <div lang={onlyNorwegian ? 'no' : undefined} className={styles.body}>
            <Heading>{title}</Heading>
            <ArticleBody nodes={body} />
          </div>
        </article>
      ))}
    </div>
  );
}
