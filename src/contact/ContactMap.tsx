import { useConsentSettings } from '../consent/ConsentContext.tsx';
import { useConsent } from '../consent/use-consent.ts';
import type { Picture as PictureData } from '../content/picture.ts';
import type { Texts } from '../content/types.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Sign } from '../ui/Sign.tsx';
import styles from './ContactMap.module.css';

interface ContactMapProps {
  texts: Pick<Texts['contact'], 'map' | 'details'>;
  picture: PictureData;
}

/** The embedded map. Without consent the address on a sign, with a link to the map and the cookie settings. */
export function ContactMap({ texts: { map, details }, picture }: ContactMapProps) {
  const consent = useConsent();
  const openSettings = useConsentSettings();
  return consent === true ? (
    <iframe
      className={styles.map}
      data-screen-only
      src={site.mapsEmbed}
      title={map.frameTitle}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  ) : (
    <Sign
      className={styles.placeholder}
      pictures={<Picture picture={picture} sizes="100vw" className={styles.picture} />}
      data-screen-only
    >
      <h2 className="visually-hidden">{map.title}</h2>
      <p className={styles.address}>{site.address}</p>
      <p>{map.blocked}</p>
      <div className={styles.actions}>
        <Button kind="solid" className={styles.load} onClick={openSettings}>
          {map.load}
        </Button>
        <a href={site.mapsSearchLink} rel="noopener">
          {details.directions}
        </a>
      </div>
    </Sign>
  );
}
