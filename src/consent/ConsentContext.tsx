import { createContext, type ReactNode, useContext, useState } from 'react';
import { useOnDemand } from '../browser/use-on-demand.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

const OpenSettings = createContext<() => void>(() => {});

/** The function that opens the settings dialog: for the banner, the footer and the map's placeholder. */
export function useConsentSettings(): () => void {
  return useContext(OpenSettings);
}

const loadDialog = () => import('./ConsentDialog.tsx').then((module) => module.ConsentDialog);

/** Carries the cookie banner and the settings dialog, so that every screen can reopen the dialog. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [ConsentDialog, fetchDialog] = useOnDemand(loadDialog);
  const openSettings = () => {
    fetchDialog();
    setOpen(true);
  };
  return (
    <OpenSettings value={openSettings}>
      {children}
      <ConsentBanner openSettings={openSettings} prepareSettings={fetchDialog} />
      {ConsentDialog && <ConsentDialog open={open} close={() => setOpen(false)} />}
    </OpenSettings>
  );
}
