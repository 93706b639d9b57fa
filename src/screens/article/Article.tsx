import type { ReactNode } from 'react';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { ArticleNode, ScreenProps } from '../../page-data/types.ts';
import { Link } from '../../routing/Link.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import styles from './Article.module.css';

/** An article. */
type ArticlePageData = ScreenProps<'article'>;

export default function Article({ texts, article }: ArticlePageData) {
  const { language, stockPicture } = useSite();
  const { lang, date, dateText, picture, body } = article;
  return (
    <>
      <Banner
        page="news"
        isSubpage
        className={styles.banner}
        title={texts.banner.title}
        lead={<time dateTime={date}>{dateText}</time>}
        picture={picture ?? stockPicture}
      />
      <div className={`stack section ${styles.article}`}>
        {lang && <p>{texts.onlyNorwegian}</p>}
        <div key={language} lang={lang} className={`stack ${styles.body}`}>
          <ArticleBody nodes={body} />
        </div>
      </div>
      <CallToAction />
    </>
  );
}

function ArticleBody({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if ('picture' in node) {
      return (
        <figure key={index}>
          <PictureFrame picture={node.picture} />
        </figure>
      );
    }
    const { element: Element, href, hrefLang, children } = node;
    // The address of a file, or of a page in one language only, gets no language prefix.
    if (href?.startsWith('/') && !hrefLang && !href.includes('.')) {
      return (
        <Link key={index} href={href}>
          <ArticleBody nodes={children} />
        </Link>
      );
    }
    return (
      <Element key={index} href={href} hrefLang={hrefLang}>
        <ArticleBody nodes={children} />
      </Element>
    );
  });
}
