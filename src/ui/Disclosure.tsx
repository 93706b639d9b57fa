import type { ReactNode } from 'react';
import type { LinkedText } from '../page-data/linked-text.ts';
import styles from './Disclosure.module.css';
import { Chevron } from './icons.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

interface DisclosureProps {
  /** `h2` for a section of its own. */
  as?: 'span' | 'h2';
  className?: string | undefined;
  title: LinkedText;
  children: ReactNode;
}

/** Closed text stays in the document, for searches in the page and on the web. */
export function Disclosure({ as = 'span', className = '', title, children }: DisclosureProps) {
  return (
    <details className={`${styles.disclosure} ${className}`}>
      <summary className="target">
        <TextWithLinks as={as} text={title} />
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
