import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../browser/scroll-lock.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called on Escape and on a click on the overlay, not when `open` becomes false. */
  onClose: () => void;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog on the native element. Its contents are rendered only while it is open, and get focus as a whole:
 * the second of two quick presses of Enter must not reach their first control.
 */
export function Dialog({ open, onClose, label, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const contents = useRef<HTMLDivElement>(null);

  // Before the page is scrolled: the link that closes it may lead to another place.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const around = document.activeElement?.closest<HTMLElement>('[tabindex="-1"]');
    const unlock = lockScroll();
    dialog.showModal();
    contents.current?.focus({ preventScroll: true });
    return () => {
      dialog.close();
      unlock();
      // The control that has opened it may be gone.
      const isLost = document.activeElement === document.body;
      if (isLost) (around ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={ref}
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // React's strict mode closes and reopens it before the event arrives.
      onClose={() => open && !ref.current?.open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div ref={contents} tabIndex={-1} className={styles.contents}>
          {children}
        </div>
      )}
    </dialog>
  );
}
