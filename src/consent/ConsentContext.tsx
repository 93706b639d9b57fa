import { createContext, type ReactNode, useContext, useState } from 'react';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

const OpenSettings = createContext<() => void>(() => {});

/** The function that opens the settings dialog: for the banner, the footer and the map's placeholder. */
export function useConsentSettings(): () => void {
  return useContext(OpenSettings);
}

/** Carries the cookie banner and the settings dialog, so that every screen can reopen the dialog. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <OpenSettings value={() => setOpen(true)}>
      {children}
      <ConsentBanner openSettings={() => setOpen(true)} />
      <ConsentDialog open={open} close={() => setOpen(false)} />
    </OpenSettings>
  );
}
