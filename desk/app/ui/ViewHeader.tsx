import { type ReactNode, useEffect, useRef } from 'react';
import { parseHash, viewHref } from './view-links.ts';

interface ViewHeaderProps {
  title: string;
  intro?: ReactNode;
  /** The view that this one is a part of. */
  back?: readonly [view: string, label: string] | undefined;
}

/** The heading, which gets the focus when the view opens. */
export function ViewHeader({ title, intro, back }: ViewHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!parseHash(location.hash).field) heading.current?.focus();
  }, []);
  return (
    <header className="stack">
      <title>{`${title} – Redigering`}</title>
      {back && (
        <p>
          ← <a href={viewHref(back[0])}>{back[1]}</a>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {intro && <p>{intro}</p>}
    </header>
  );
}
