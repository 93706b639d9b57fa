import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CrossButton } from './Button.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is rendered. The browser gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Itself, so that a screen reader says its name, and a second quick Enter does not reach its first control.
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      // Newer browsers then close it by a click beside it.
      closedby="any"
      aria-label={title}
      onClose={onClose}
    >
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
