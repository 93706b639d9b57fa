import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { Toaster } from './Toaster.tsx';
import { createToastQueue, type Toast } from './toast-queue.ts';

const OpenToast = createContext<(toast: Toast) => void>(() => {});

/** Returns the function that shows a toast. It replaces the previous one. */
export function useToast(): (toast: Toast) => void {
  return useContext(OpenToast);
}

/** Renders the toast above every screen, one at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const queue = useMemo(() => createToastQueue(setToast), []);
  useEffect(() => queue.close, [queue]);

  return (
    <OpenToast value={queue.open}>
      {children}
      <Toaster toast={toast} close={queue.close} hold={queue.hold} release={queue.release} />
    </OpenToast>
  );
}
