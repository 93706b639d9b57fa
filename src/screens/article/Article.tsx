import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { linksTo } from '../../layout/trail.ts';
import { ArticleBody } from '../../news/ArticleBody.tsx';
import { Neighbors } from '../../news/Neighbors.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import styles from './Article.module.css';

/** A news article: its title and date over its picture, its text and its neighbors. */
export default function Article({ texts, article, newer, older }: ScreenContent<'article'>) {
  const { stockPicture, texts: shared } = useSite();
  const { title, lang, date, dateText, picture, body } = article;
  return (
    <>
      <Banner
        title={title}
        titleLang={lang}
        intro={<time dateTime={date}>{dateText}</time>}
        picture={picture ?? stockPicture}
        trail={linksTo('news', shared)}
      />
      <div className={styles.article}>
        {lang && <p className={styles.note}>{texts.onlyNorwegian}</p>}
        <div lang={lang} className={styles.body}>
          <ArticleBody nodes={body} />
        </div>
      </div>
      <Neighbors newer={newer} older={older} texts={texts} />
    </>
  );
}
