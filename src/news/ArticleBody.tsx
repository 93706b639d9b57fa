import type { ReactNode } from 'react';
import type { ArticleNode } from '../content/article.ts';
import { Link } from '../routing/Link.tsx';

/** Renders an article's nodes as React elements, so that no HTML string enters the page. */
export function ArticleBody({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { element, href, children } = node;
    const Element = href?.startsWith('/') ? Link : element;
    const isVoid = element === 'br' || element === 'hr';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
      <Element key={index} href={href as string}>
        {isVoid ? undefined : <ArticleBody nodes={children} />}
      </Element>
    );
  });
}
