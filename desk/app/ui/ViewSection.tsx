import type { ReactNode } from 'react';

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
