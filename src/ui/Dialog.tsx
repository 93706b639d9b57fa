import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface DialogProps {
  open: boolean;
  /** Called on Escape and on a click on the overlay, not when `open` becomes false. */
  onClose: () => void;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Dialog({ open, onClose, label, className, children }: DialogProps) {
  return (
    <dialog {...useModalDialog(open, onClose)} className={`${styles.dialog} ${className}`} aria-label={label}>
      {open && children}
    </dialog>
  );
}
