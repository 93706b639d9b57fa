import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './ConsentBanner.module.css';
import { chooseConsent } from './consent.ts';

interface ConsentBannerProps {
  openSettings: () => void;
  /** Called at the first sign that somebody will open the settings. */
  prepareSettings: () => void;
}

/**
 * The cookie banner (SPEC section 4). It is always in the markup: the script in the head shows it
 * before the first paint while no choice is stored, so it neither flashes nor moves the page.
 */
export function ConsentBanner({ openSettings, prepareSettings }: ConsentBannerProps) {
  const { consent } = useSite().texts;
  return (
    <section className={styles.banner} aria-label={consent.label}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{consent.title}</h2>
          <p className={styles.text}>{consent.text}</p>
        </div>
        <div className={styles.choices}>
          <Button
            kind="outline"
            className={styles.settings}
            onPointerEnter={prepareSettings}
            onClick={openSettings}
          >
            {consent.settings}
          </Button>
          <Button kind="solid" data-consent={false} onClick={() => chooseConsent(false)}>
            {consent.decline}
          </Button>
          <Button kind="solid" data-consent={true} onClick={() => chooseConsent(true)}>
            {consent.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
