import { useConsentSettings } from '../consent/ConsentContext.tsx';
import { useConsent } from '../consent/use-consent.ts';
import type { Texts } from '../content/types.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ContactMap.module.css';

/** The embedded map, or without consent a placeholder that opens the cookie settings. */
export function ContactMap({ texts }: { texts: Texts['contact']['map'] }) {
  const consent = useConsent();
  const openSettings = useConsentSettings();
  return consent === true ? (
    <iframe
      className={styles.map}
      data-screen-only
      src={site.mapsEmbed}
      title={texts.frameTitle}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  ) : (
    <div className={styles.placeholder} data-screen-only>
      <p>{texts.blocked}</p>
      <Button kind="outline" className={styles.load} onClick={openSettings}>
        {texts.load}
      </Button>
    </div>
  );
}
