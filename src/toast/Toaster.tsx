import { useSite } from '../site/SiteContext.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import styles from './Toaster.module.css';
import { closeToast, useToast } from './toast.ts';

/**
 * Renders the toast above every screen, one at a time. An animation in the style sheet is its timer, which waits while
 * the toast is hovered or focused. Both live regions are always in the page: screen readers ignore those that arrive
 * with text.
 */
export function Toaster() {
  const { texts } = useSite();
  const toast = useToast();
  const body = toast && (
    <div
      key={toast.number}
      className={styles.toast}
      data-destructive={toast.destructive}
      onAnimationEnd={closeToast}
    >
      <div>
        <p className={styles.title}>{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <CloseButton label={texts.toast.close} onClick={closeToast} />
    </div>
  );
  return (
    <div className={styles.place}>
      <div role="status">{!toast?.destructive && body}</div>
      <div role="alert">{toast?.destructive && body}</div>
    </div>
  );
}
