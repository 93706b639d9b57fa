import { Fragment, type ReactNode } from 'react';
import type { ArticleNode } from '../content/article.ts';
import { Link } from '../routing/Link.tsx';
import { TextWithPhone } from '../ui/TextWithPhone.tsx';

interface ArticleBodyProps {
  nodes: readonly ArticleNode[];
  inLink?: boolean;
}

/** Renders an article's nodes as React elements, so that no HTML string enters the page. */
export function ArticleBody({ nodes, inLink = false }: ArticleBodyProps): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') {
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
      return <Fragment key={index}>{inLink ? node : <TextWithPhone text={node} />}</Fragment>;
    }
    const { element, href, inside } = node;
    const Element = href?.startsWith('/') ? Link : element;
    const isVoid = element === 'br' || element === 'hr';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
      <Element key={index} href={href as string}>
        {isVoid ? undefined : <ArticleBody nodes={inside} inLink={inLink || element === 'a'} />}
      </Element>
    );
  });
}
