import { type ReactNode, useEffect, useRef } from 'react';
import type { KeyPath } from '../../../common/json.ts';
import { readAddress, viewHref } from './view-links.ts';

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
    if (!readAddress().field) heading.current?.focus();
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

interface ViewSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export const ViewSection = ({ title, hint, children }: ViewSectionProps) => (
  <section className="view-section" aria-label={title}>
    <h2>{title}</h2>
    {hint && <p className="hint">{hint}</p>}
    {children}
  </section>
);

interface FieldLink {
  /** Null where there is nothing to go to. */
  document: string | null;
  path: KeyPath;
  label: string | undefined;
}

export const FieldLinks = ({ fields }: { fields: readonly FieldLink[] }) =>
  fields.length > 0 && (
    <ul className="row-list">
      {fields.map(({ document, path, label }) => (
        <li key={[document, ...path, label].join()}>
          {document === null ? label : <a href={viewHref(document, path)}>{label}</a>}
        </li>
      ))}
    </ul>
  );

export const TechnicalDetails = ({ text }: { text: string | undefined }) => (
  <details>
    <summary>For den som hjelper deg</summary>
    <pre>{text}</pre>
  </details>
);
