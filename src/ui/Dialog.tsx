import { type ReactNode, useEffect, useRef } from 'react';
import { lockScroll } from '../browser/scroll-lock.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called on Escape and on a click on the overlay, but not when `open` becomes false. */
  onClose: () => void;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog on the native element. Focus stays inside and returns afterwards, Escape and the overlay close it, and
 * the page behind does not scroll. Its contents are rendered only while it is open.
 */
export function Dialog({ open, onClose, label, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const unlock = lockScroll();
    dialog.showModal();
    return () => {
      dialog.close();
      unlock();
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
      // React's strict mode closes it once and opens it again, before the event arrives.
      onClose={() => open && !ref.current?.open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && children}
    </dialog>
  );
}
