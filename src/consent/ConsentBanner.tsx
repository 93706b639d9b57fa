import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './ConsentBanner.module.css';
import { chooseConsent } from './consent.ts';

interface ConsentBannerProps {
  openSettings: () => void;
  /** Called when the pointer enters the settings button. */
  prefetchSettings: () => void;
}

/**
 * The cookie banner. It is always in the markup. The script in the head shows it before the first paint if no choice
 * is stored, so it neither flashes nor moves the page.
 */
export function ConsentBanner({ openSettings, prefetchSettings }: ConsentBannerProps) {
  const { consent } = useSite().texts;
  return (
    <section className={styles.banner} aria-label={consent.label}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{consent.title}</h2>
          <p className={styles.text}>{consent.text}</p>
        </div>
        <div className={styles.choices}>
          {/* The other two work without React (src/inline). */}
          <Button kind="outline" data-needs-scripts onPointerEnter={prefetchSettings} onClick={openSettings}>
            {consent.settings}
          </Button>
          <Button kind="outline" data-consent={false} onClick={() => chooseConsent(false)}>
            {consent.decline}
          </Button>
          <Button kind="outline" data-consent={true} onClick={() => chooseConsent(true)}>
            {consent.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
