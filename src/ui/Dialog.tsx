import { type ReactNode, useEffect, useRef } from 'react';
import { lockScroll } from '../browser/scroll-lock.ts';

interface DialogProps {
  open: boolean;
  /** Called for Escape, for a click on the overlay, and never for a close that `open` asked for. */
  onClose: () => void;
  label: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog on the native element: focus stays inside, Escape and the overlay close it,
 * the page behind is held still, and focus returns to where it came from. Its contents are drawn only while it is open.
 */
export function Dialog({ open, onClose, label, id, className, children }: DialogProps) {
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same thing
    <dialog
      ref={ref}
      id={id}
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && children}
    </dialog>
  );
}
