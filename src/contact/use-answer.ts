import { type RefObject, useEffect, useState } from 'react';
import { openToast } from '../toast/toast.ts';

/**
 * Returns a function that answers the visitor with a toast. What the toast is about is scrolled into the window, and not
 * under the toast.
 */
export function useAnswer(subject: RefObject<HTMLElement | null>) {
  const [answers, setAnswers] = useState(0);

  useEffect(() => {
    if (answers > 0) subject.current?.scrollIntoView({ block: 'nearest' });
  }, [answers, subject]);

  return (words: { title: string; text: string }, { destructive = false } = {}) => {
    openToast({ ...words, destructive });
    setAnswers((count) => count + 1);
  };
}
