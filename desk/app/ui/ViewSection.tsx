import type { ReactNode } from 'react';

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
