import { Fragment, type ReactNode } from 'react';
import type { ArticleNode } from '../content/article.ts';
import { Link } from '../routing/Link.tsx';

/** Renders an article's text from its pieces, so that no HTML passes through. */
export function ArticleBody({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const { element: Element, href, inside } = node;
    const isVoid = Element === 'br' || Element === 'hr';
    const children = isVoid ? undefined : <ArticleBody nodes={inside} />;
    return href?.startsWith('/') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
      <Link key={index} href={href}>
        {children}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
      <Element key={index} {...(href && { href })}>
        {children}
      </Element>
    );
  });
}
