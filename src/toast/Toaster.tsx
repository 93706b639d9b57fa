import { useRef } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import styles from './Toaster.module.css';
import { closeToast, useToast } from './toast.ts';

/**
 * Renders the toast above every screen. Its timer is an animation in the style sheet, which pauses while the toast is
 * hovered or focused. Both live regions are always in the page, because screen readers ignore new ones.
 */
export function Toaster() {
  const texts = useSite().texts.toast;
  const toast = useToast();
  const before = useRef<HTMLElement>(null);
  // A destructive toast interrupts screen readers.
  const destructive = toast && toast.name !== 'success';
  const body = toast && (
    <div
      key={toast.number}
      className={styles.toast}
      data-destructive={destructive}
      onAnimationEnd={closeToast}
    >
      <div>
        <p className={styles.title}>{texts[toast.name].title}</p>
        <p>{texts[toast.name].text}</p>
      </div>
      <CloseButton
        label={texts.close}
        onFocus={({ relatedTarget }) => {
          // The type has no elements, although only they get focus.
          before.current = relatedTarget as HTMLElement | null;
        }}
        onClick={() => {
          (before.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
          closeToast();
        }}
      />
    </div>
  );
  return (
    <div className={styles.region}>
      <div role="status">{!destructive && body}</div>
      <div role="alert">{destructive && body}</div>
    </div>
  );
}
