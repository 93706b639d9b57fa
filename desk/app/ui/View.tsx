import { type ReactNode, useEffect, useRef } from 'react';
import type { OpenDocument } from '../store/documents.ts';
import { sentence } from '../text/writing.ts';
import { addressOf, readHash } from './address.ts';

interface ViewHeadProps {
  title: string;
  intro?: ReactNode;
  /** The view that this one is a part of. */
  back?: readonly [view: string, label: string] | undefined;
  documents?: readonly OpenDocument[];
}

/** The heading, which gets the focus when the view opens, and problems without a field in it. */
export function ViewHead({ title, intro, back, documents = [] }: ViewHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = documents.flatMap(({ id, problems: all }) =>
    all.filter(({ document, path }) => document !== id || path.length === 0),
  );
  useEffect(() => {
    if (!readHash(location.hash).field) heading.current?.focus();
  }, []);
  return (
    <header className="stack">
      <title>{`${title} – Redigering`}</title>
      {back && (
        <p>
          ← <a href={addressOf(back[0])}>{back[1]}</a>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {intro && <p>{intro}</p>}
      {problems.length > 0 && (
        <ul className="box problems" role="alert">
          {problems.map(({ document, path, message, sentence: whole = message }) => (
            <li key={document + path.join() + message}>
              {sentence(whole)} {path.length > 0 && <a href={addressOf(document, path)}>Gå til feltet</a>}
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

interface ViewPartProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export const ViewPart = ({ title, hint, children }: ViewPartProps) => (
  <section className="part" aria-label={title}>
    <h2>{title}</h2>
    {hint && <p className="hint">{hint}</p>}
    {children}
  </section>
);
