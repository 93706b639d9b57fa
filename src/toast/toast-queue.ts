/** The words of a toast. A destructive one interrupts screen readers. */
export interface Toast {
  title: string;
  text: string;
  destructive: boolean;
}

/** Milliseconds that a toast is shown (from docs/product.md). */
export const toastDuration = 5000;

/**
 * Shows one toast at a time; a new one replaces the previous one. The timer pauses while the toast is held (hovered or
 * focused). `show` is called with the toast to show, or null.
 */
export function createToastQueue(show: (toast: Toast | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let remaining = 0;

  const stop = () => clearTimeout(timer);
  const close = () => {
    stop();
    remaining = 0;
    show(null);
  };
  const run = () => {
    stop();
    startedAt = Date.now();
    timer = setTimeout(close, remaining);
  };

  return {
    open(toast: Toast) {
      remaining = toastDuration;
      show(toast);
      run();
    },
    close,
    hold() {
      if (remaining === 0) return;
      stop();
      remaining = Math.max(remaining - (Date.now() - startedAt), 1);
    },
    release() {
      if (remaining > 0) run();
    },
  };
}
