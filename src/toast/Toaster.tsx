import { useSite } from '../site/SiteContext.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import styles from './Toaster.module.css';
import type { Toast } from './toast-queue.ts';

interface ToasterProps {
  toast: Toast | null;
  close: () => void;
  hold: () => void;
  release: () => void;
}

/** Renders the toast. Both live regions are always in the page: screen readers ignore those that arrive with text. */
export function Toaster({ toast, close, hold, release }: ToasterProps) {
  const { texts } = useSite();
  const body = toast && (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={styles.toast}
      data-destructive={toast.destructive}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div>
        <p className={styles.title}>{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <CloseButton label={texts.toast.close} onClick={close} />
    </div>
  );
  return (
    <div className={styles.place}>
      <div role="status">{!toast?.destructive && body}</div>
      <div role="alert">{toast?.destructive && body}</div>
    </div>
  );
}
