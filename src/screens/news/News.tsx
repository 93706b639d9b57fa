import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { ArticleList } from '../../news/ArticleList.tsx';
import { EarlierNews } from '../../news/EarlierNews.tsx';
import { Link } from '../../routing/Link.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './News.module.css';

/** News: the banner, and the articles or the message that there are none yet. */
export default function News({ texts, pictures, articles, earlier }: ScreenContent<'news'>) {
  const { navigation } = useSite().texts;
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('news')} />
      {articles.length > 0 ? (
        <>
          <ArticleList articles={articles} />
          {earlier.length > 0 && <EarlierNews title={texts.earlier} articles={earlier} />}
        </>
      ) : (
        <section className={styles.empty}>
          <Heading>{texts.empty.title}</Heading>
          <p>
            <TextWithLinks text={texts.empty.text} />
          </p>
          <LinkRow>
            <Link href={pathOf('gallery')}>{navigation.gallery}</Link>
          </LinkRow>
        </section>
      )}
    </>
  );
}
