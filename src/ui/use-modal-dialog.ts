import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { focusHeadingInWindow } from '../browser/focus-heading.ts';
import { lockScroll } from '../browser/scroll-lock.ts';

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/**
 * Shows a `<dialog>` over the page while `open`: locks scrolling, moves the focus in and back, and calls `onClose` on
 * Escape and on a click on the overlay, not when `open` becomes false. Returns the props of the `<dialog>`, which must
 * have no padding, because a click there counts as one on the overlay.
 *
 * The dialog gets the focus itself, so that a screen reader says its name, and a second quick Enter does not reach its
 * first control.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);

  // A layout effect, so that the page is unlocked before a link that closes the dialog scrolls it, and so that the dialog
  // is still in the document when it gives the focus back.
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
      // The control that opened the dialog may be gone or hidden; then the closed dialog may keep the focus for now.
      if (document.activeElement !== document.body && document.activeElement !== dialog) return;
      if (around) around.focus({ preventScroll: true });
      else focusHeadingInWindow();
    };
  }, [open]);

  return {
    ref,
    // Only some browsers focus a dialog without it.
    tabIndex: -1,
    onCancel: (event: DialogEvent) => {
      // A canceled choice of a file bubbles.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      // React's strict mode closes and reopens the dialog before this event arrives.
      if (open && !ref.current?.open) onClose();
    },
    onPointerDown: (event: PointerEvent) => {
      pressedOverlay.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // Not after text was selected from the dialog to the overlay, and not by the double click that opened it.
      if (event.target === ref.current && pressedOverlay.current && event.detail < 2) onClose();
    },
  };
}
