import { type RefObject, useEffect, useState } from 'react';
import { openToast, type ToastName } from '../toast/toast.ts';

/**
 * Returns a function that tells the visitor in a toast why nothing was sent. What the toast is about is scrolled into the
 * window, and not under the toast.
 */
export function useRefusal(subject: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    subject.current?.scrollIntoView({ block: 'nearest' });
    // Where the window is too low for all of it, its end: the other ways after a failure.
    subject.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [refusals, subject]);

  return (toast: ToastName) => {
    openToast(toast);
    setRefusals((count) => count + 1);
  };
}
