import type { ReactNode } from 'react';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { ArticleLink, ArticleNode, ArticlePage, ScreenProps, Texts } from '../../page-data/types.ts';
import { Link } from '../../routing/Link.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import styles from './Article.module.css';

/** An article, with links to the one before and after. */
type ArticlePageData = ScreenProps<'article'>;

export default function Article({ texts, article, newer, older }: ArticlePageData) {
  const { language, stockPicture, texts: shared } = useSite();
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
        {lang && <p className={styles.note}>{texts.onlyNorwegian}</p>}
        <div key={language} lang={lang} className={`stack ${styles.body}`}>
          <ArticleBody nodes={body} />
        </div>
      </div>
      <ArticlePager newer={newer} older={older} texts={texts} />
      <CallToAction {...shared.consultation} />
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

function ArticlePager({ newer, older, texts }: Omit<ArticlePage, 'article'> & { texts: Texts['article'] }) {
  const link = (neighbor: ArticleLink | null, label: string, rel: 'prev' | 'next') =>
    neighbor && (
      <Link href={neighbor.path} rel={rel} className={`stack ${styles[rel]}`}>
        <span className={styles.label}>{label}</span>
        <span>{neighbor.title}</span>
      </Link>
    );
  if (!newer && !older) return null;
  return (
    <nav className={styles.pager} aria-label={texts.navigation}>
      {link(newer, texts.newer, 'prev')}
      {link(older, texts.older, 'next')}
    </nav>
  );
}
