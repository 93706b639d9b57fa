import type { ReactNode } from 'react';
import type { Texts } from '../page-data/types.ts';
import { Chevron } from './Chevron.tsx';
import styles from './Disclosure.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** Closed words stay in the document, for searches in the page and on the web. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary key={title}>
        {title}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}

export function Questions({ items }: { items: Texts['services']['questions'] }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Fold key={index} title={question}>
          <TextWithLinks text={answer} />
        </Fold>
      ))}
    </div>
  );
}
