import { splitText } from '../../../common/variables.ts';
import { screenPath } from '../../../content-model/paths.ts';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { ArticleSummary, ScreenProps, Texts } from '../../page-data/types.ts';
import { Link } from '../../routing/Link.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import styles from './News.module.css';

/** The list of articles, or what it says while there are none. */
type NewsPageData = ScreenProps<'news'>;

export default function News({ texts, pictures, articles }: NewsPageData) {
  return (
    <>
      <Banner page="news" {...texts.banner} picture={pictures.banner} />
      {articles.length > 0 ? (
        <div className={`section stack ${styles.list}`}>
          {articles.map((article) => (
            <Summary key={article.path} {...article} />
          ))}
        </div>
      ) : (
        <NoArticles texts={texts.empty} />
      )}
      <CallToAction />
    </>
  );
}

function Summary({ path, date, dateText, title, text, picture }: ArticleSummary) {
  const isBrief = !text && !picture;
  return (
    <article className={`stack ${styles.article} ${isBrief ? styles.brief : ''}`}>
      <div className={`stack ${styles.words}`}>
        <time dateTime={date} className={styles.date}>
          {dateText}
        </time>
        <h2 className={styles.title}>
          <Link className="stretched-link" href={path}>
            {title}
          </Link>
        </h2>
        {text && <p>{text}</p>}
      </div>
      {picture && <PictureFrame picture={picture} className={styles.picture} />}
    </article>
  );
}

function NoArticles({ texts }: { texts: Texts['news']['empty'] }) {
  return (
    <section className="section stack">
      <h2>{texts.title}</h2>
      <p key={texts.links}>
        {splitText(texts.links).map((part) =>
          part === 'gallery' || part === 'services' ? (
            <Link key={part} href={screenPath(part)}>
              {texts[part]}
            </Link>
          ) : (
            part
          ),
        )}
      </p>
    </section>
  );
}
