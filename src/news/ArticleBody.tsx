import type { ReactNode } from 'react';
import type { ArticleNode } from '../content/article.ts';
import { Link } from '../routing/Link.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';

/** Renders an article's nodes as React elements, so that no HTML string enters the page. */
export function ArticleBody({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if ('picture' in node) {
      return (
        <figure key={index}>
          <PictureFrame picture={node.picture} />
        </figure>
      );
    }
    const { element, href, hrefLang, children } = node;
    // A file, and a page that is in another language alone, have an address without a language.
    const isPage = href?.startsWith('/') && !hrefLang && !href.includes('.');
    const Element = isPage ? Link : element;
    const isVoid = element === 'br' || element === 'hr';
    return (
      <Element key={index} href={href as string} hrefLang={hrefLang}>
        {isVoid ? undefined : <ArticleBody nodes={children} />}
      </Element>
    );
  });
}
