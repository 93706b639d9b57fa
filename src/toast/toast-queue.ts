/** What a toast says; a destructive one interrupts (SPEC section 8). */
export interface Toast {
  title: string;
  text: string;
  destructive: boolean;
}

/** Milliseconds that a toast stays (SPEC section 9). */
export const toastDuration = 5000;

/**
 * One toast at a time: a new one takes the place of the one before. The clock stands still while the
 * toast is held (hovered or focused). `show` is told what to show, null for nothing.
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
