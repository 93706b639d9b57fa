import type { ReactNode } from 'react';
import './views.css';

interface ViewHeadProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}

/** The heading of a view; focus comes to it when the view is opened. */
export function ViewHead({ title, intro, children }: ViewHeadProps) {
  return (
    <header className="view-head">
      <h1 tabIndex={-1}>{title}</h1>
      {intro && <p className="intro">{intro}</p>}
      {children}
    </header>
  );
}
