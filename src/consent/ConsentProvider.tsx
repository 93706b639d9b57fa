import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { focusHeadingInWindow } from '../browser/focus-heading.ts';
import { useOpenUntilNavigation } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import styles from './ConsentProvider.module.css';
import { type Consent, chooseConsent, readConsent, subscribeToConsent } from './consent.ts';

const OpenSettings = createContext<() => void>(() => {});

export function useConsentSettings(): () => void {
  return useContext(OpenSettings);
}

/** Returns null in the prerendered document. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => null);
}

/** Renders the cookie banner before the page, and the settings dialog, which every screen can open. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const consent = useConsent();
  const [open, setOpen] = useOpenUntilNavigation();
  const openSettings = () => setOpen(true);
  return (
    <OpenSettings value={openSettings}>
      <ConsentBanner openSettings={openSettings} />
      {children}
      <ConsentDialog consent={consent} open={open} close={() => setOpen(false)} />
    </OpenSettings>
  );
}

/** The banner is always in the markup. The script in the head shows it before the first paint. */
function ConsentBanner({ openSettings }: { openSettings: () => void }) {
  const { consent } = useSite().texts;
  const choose = (accepted: boolean) => {
    chooseConsent(accepted);
    // The button with the focus is gone. Before the scripts, the visitor may have gone on to a field.
    if (!document.querySelector('main :focus')) focusHeadingInWindow();
  };
  return (
    <section className={styles.banner} aria-label={consent.label}>
      <div className={`stack ${styles.inner}`}>
        <div>
          <h2 className="visually-hidden">{consent.title}</h2>
          <p className={styles.text}>{consent.text}</p>
        </div>
        <div className={styles.choices}>
          {/* The other two work without React (src/inline). */}
          <Button variant="outline" data-requires-js onClick={openSettings}>
            {consent.settings}
          </Button>
          <Button variant="outline" data-consent={false} onClick={() => choose(false)}>
            {consent.decline}
          </Button>
          <Button variant="outline" data-consent={true} onClick={() => choose(true)}>
            {consent.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
