import { createContext, type ReactNode, useContext, useState } from 'react';
import { useOnDemand } from '../ui/use-on-demand.ts';
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
  const { Part: ConsentDialog, prepare, fetchPart } = useOnDemand(loadDialog);
  const openSettings = () => fetchPart(() => setOpen(true));
  return (
    <OpenSettings value={openSettings}>
      {children}
      <ConsentBanner openSettings={openSettings} prepareSettings={prepare} />
      {ConsentDialog && <ConsentDialog open={open} close={() => setOpen(false)} />}
    </OpenSettings>
  );
}
