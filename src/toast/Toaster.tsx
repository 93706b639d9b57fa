import { useRef } from 'react';
import { focusHeadingInWindow } from '../browser/focus-heading.ts';
import { createStore, useStore } from '../browser/store.ts';
import type { Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { CloseButton } from '../ui/Button.tsx';
import './toast.css';

/** The key of a toast's text, which follows the language. */
type ToastName = Exclude<keyof Texts['shared']['toast'], 'close'>;

interface ShownToast {
  name: ToastName;
  /** A new number restarts the timer, even for equal text. */
  number: number;
}

const shown = createStore<ShownToast | null>(null);
let count = 0;

export function openToast(name: ToastName): void {
  count += 1;
  shown.write({ name, number: count });
}

export function closeToast(): void {
  shown.write(null);
}

const announcement = createStore('');

/** Tells screen readers of a change that moves no focus; an empty text removes the last one. */
export function announce(text: string): void {
  announcement.write(text);
}

/**
 * The timer is an animation in the style sheet, which pauses while the toast is hovered or focused. The page's two live
 * regions are in the document from the start, because screen readers ignore new ones.
 */
export function Toaster() {
  const texts = useSite().texts.toast;
  const toast = useStore(shown);
  const announced = useStore(announcement);
  const before = useRef<HTMLElement>(null);
  // A destructive toast interrupts screen readers.
  const destructive = toast && toast.name !== 'success';
  const body = toast && (
    <div key={toast.number} className="toast" data-destructive={destructive} onAnimationEnd={closeToast}>
      <div>
        <p className="toast-title">{texts[toast.name].title}</p>
        <p>{texts[toast.name].text}</p>
      </div>
      <CloseButton
        label={texts.close}
        onFocus={({ relatedTarget }) => {
          // The type has no elements, although only they get focus.
          before.current = relatedTarget as HTMLElement | null;
        }}
        onClick={() => {
          if (before.current) before.current.focus({ preventScroll: true });
          else focusHeadingInWindow();
          closeToast();
        }}
      />
    </div>
  );
  // A field that gets the focus has the words too, and a screen reader says them there.
  const isSilent = toast?.name === 'consentRequired';
  return (
    <div className="toasts">
      <div role="status">
        <p className="visually-hidden">{announced}</p>
        {!destructive && body}
      </div>
      <div role="alert" aria-live="assertive">
        {destructive && !isSilent && body}
      </div>
      {isSilent && <section aria-label={texts.consentRequired.title}>{body}</section>}
    </div>
  );
}
