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

/** Draws the toast: a status, or an alert when it is destructive; read out because the regions stand ready. */
export function Toaster({ toast, close, hold, release }: ToasterProps) {
  const { texts } = useSite();
  const body = toast && (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, the clock only waits
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
