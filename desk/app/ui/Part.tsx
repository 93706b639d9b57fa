import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a view, below a line. */
export const Part = ({ title, hint, children }: PartProps) => (
  <section className="part" aria-label={title}>
    <h2>{title}</h2>
    {hint && <p className="hint">{hint}</p>}
    {children}
  </section>
);
