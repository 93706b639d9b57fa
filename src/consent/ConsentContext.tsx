import { createContext, type ReactNode, useContext } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';
import { useOpen } from '../routing/address.ts';
import { openToast } from '../toast/toast.ts';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

const OpenSettings = createContext<() => void>(() => {});

/** Returns the function that opens the settings dialog. */
export function useConsentSettings(): () => void {
  return useContext(OpenSettings);
}

const loadDialog = () => import('./ConsentDialog.tsx').then((module) => module.ConsentDialog);

/** Renders the cookie banner and the settings dialog, and lets every screen open the dialog. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useOpen();
  const { Part: ConsentDialog, prefetch, loadPart } = useOnDemand(loadDialog);
  const openSettings = () =>
    loadPart(
      () => setOpen(true),
      async (error) => {
        console.error(error);
        if (!(await reloadOnce())) openToast('noConnection');
      },
    );
  return (
    <OpenSettings value={openSettings}>
      {children}
      <ConsentBanner openSettings={openSettings} prefetchSettings={prefetch} />
      {ConsentDialog && <ConsentDialog open={open} close={() => setOpen(false)} />}
    </OpenSettings>
  );
}
