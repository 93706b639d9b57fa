import { useRef } from 'react';
import { fill } from '../content/fill.ts';
import type { Texts } from '../content/types.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  texts: Pick<Texts['gallery'], 'pagination' | 'previous' | 'next' | 'page'>;
  onPage: (page: number) => void;
}

/** Page numbers with Previous and Next, which are disabled at the ends. */
export function Pagination({ page, pages, texts, onPage }: PaginationProps) {
  const list = useRef<HTMLOListElement>(null);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);

  const step = (next: number) => {
    onPage(next);
    // A button that is disabled loses the focus.
    const isEnd = next === 1 || next === pages;
    if (isEnd) list.current?.querySelectorAll('button')[next - 1]?.focus({ preventScroll: true });
  };

  return (
    <nav data-needs-scripts className={styles.pagination} aria-label={texts.pagination}>
      <Button kind="outline" className={styles.step} disabled={page === 1} onClick={() => step(page - 1)}>
        <span>{texts.previous}</span>
      </Button>
      <ol ref={list} className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.number}
              aria-label={fill(texts.page, { number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button kind="outline" className={styles.step} disabled={page === pages} onClick={() => step(page + 1)}>
        <span>{texts.next}</span>
      </Button>
    </nav>
  );
}
