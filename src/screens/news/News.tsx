import { fill } from '../../content/fill.ts';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { ArticleList } from '../../news/ArticleList.tsx';
import { Neighbors } from '../../news/Neighbors.tsx';
import { useOldLinks } from '../../news/use-old-links.ts';
import { Link } from '../../routing/Link.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './News.module.css';

/** News: the banner, and a page of the articles or the message that there are none yet. */
export default function News({ texts, pictures, page, articles, newer, older }: ScreenContent<'news'>) {
  const { navigation } = useSite().texts;
  const trail = useTrail('news', page === 1 ? undefined : fill(texts.page, { number: page }));
  useOldLinks();
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={trail} />
      {articles.length > 0 ? (
        <>
          <ArticleList articles={articles} />
          <Neighbors newer={newer} older={older} texts={texts} />
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
