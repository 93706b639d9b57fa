import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusHeadingInWindow } from '../browser/focus-heading.ts';
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
 * Gets the focus itself, so that a screen reader says its name, and a second quick Enter does not reach its first
 * control.
 */
export function Dialog({ open, onClose, label, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, so that the page is unlocked before a link that closes the dialog scrolls it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const around = document.activeElement?.closest<HTMLElement>('section[tabindex="-1"]');
    const unlock = lockScroll();
    dialog.showModal();
    dialog.focus({ preventScroll: true });
    return () => {
      dialog.close();
      unlock();
      // The control that opened the dialog may be gone.
      if (document.activeElement !== document.body) return;
      if (around) around.focus({ preventScroll: true });
      else focusHeadingInWindow();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={ref}
      // Only some browsers focus a dialog without it.
      tabIndex={-1}
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // React's strict mode closes and reopens the dialog before this event arrives.
        if (open && !ref.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
