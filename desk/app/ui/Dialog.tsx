import type { ReactNode } from 'react';
import { useModalDialog } from '../../../src/ui/use-modal-dialog.ts';
import { CrossButton } from './Button.tsx';

interface DialogProps {
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  return (
    <dialog {...useModalDialog(true, onClose)} data-wide={isWide || undefined} aria-label={title}>
      <div>
        <header>
          <h2>{title}</h2>
          <CrossButton title="Lukk" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
