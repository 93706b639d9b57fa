import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CrossButton } from './Button.tsx';

interface DialogProps {
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog; the browser keeps the focus inside, and Escape closes it. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Only a dialog still in the page gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      data-wide={isWide || undefined}
      aria-label={title}
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <CrossButton title="Lukk" onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
