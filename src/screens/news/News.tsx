import { splitText } from '../../../common/variables.ts';
import { screenPath } from '../../../content-model/paths.ts';
import { Banner } from '../../layout/Banner.tsx';
import type { ScreenProps } from '../../page-data/types.ts';
import { Link } from '../../routing/Link.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './News.module.css';

/** The list of articles, or what it says while there are none. */
type NewsPageData = ScreenProps<'news'>;

export default function News({ texts, pictures, articles, earlier }: NewsPageData) {
  return (
    <>
      <Banner page="news" {...texts.banner} picture={pictures.banner} />
      {articles.length > 0 ? (
        <>
          <div className={`section stack ${styles.newest}`}>
            {articles.map(({ path, date, dateText, title, text, picture }) => (
              <article key={path} className={`stack ${styles.article}`}>
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
            ))}
          </div>
          {earlier.length > 0 && (
            <section className={`stack ${styles.earlier}`} aria-labelledby="earlier">
              <h2 className="section-heading" id="earlier">
                {texts.earlier}
              </h2>
              <ul className={styles.list}>
                {earlier.map(({ path, date, dateText, title }) => (
                  <li key={path}>
                    <Link href={path} className={`stack ${styles.link}`}>
                      <time dateTime={date} className={styles.date}>
                        {dateText}
                      </time>
                      <span>{title}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <section className="section stack">
          <h2 className="section-heading">{texts.empty.title}</h2>
          <p key={texts.empty.links}>
            {splitText(texts.empty.links).map((part) =>
              part === 'gallery' || part === 'services' ? (
                <Link key={part} href={screenPath(part)}>
                  {texts.empty[part]}
                </Link>
              ) : (
                part
              ),
            )}
          </p>
          <TextWithLinks text={texts.empty.text} />
        </section>
      )}
    </>
  );
}
