import { useConsent, useConsentSettings } from '../consent/ConsentProvider.tsx';
import type { Picture } from '../page-data/picture.ts';
import type { MapLinks, Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { PicturePanel } from '../ui/PicturePanel.tsx';
import styles from './ContactMap.module.css';

interface ContactMapProps {
  texts: Pick<Texts['contact'], 'map' | 'details'>;
  links: MapLinks;
  picture: Picture;
}

/** The link below the frame is for visitors whose frame fails, which a page cannot detect. */
export function ContactMap({ texts: { map, details }, links, picture }: ContactMapProps) {
  const { companyInfo } = useSite();
  const consent = useConsent();
  const openSettings = useConsentSettings();
  return consent === true ? (
    <div data-screen-only>
      <iframe
        className={styles.map}
        src={links.frame}
        title={map.frameTitle}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      <p key={map.missing} className={`link-row ${styles.missing}`}>
        {map.missing}
        <a href={links.page} rel="noopener">
          {details.directions}
        </a>
      </p>
    </div>
  ) : (
    <PicturePanel
      className={styles.placeholder}
      pictures={<PictureFrame picture={picture} fill />}
      data-screen-only
    >
      <h2 className="visually-hidden">{map.title}</h2>
      <p className={`text-subheading ${styles.address}`}>{companyInfo.address}</p>
      <p>{map.blocked}</p>
      <div className={`link-row ${styles.actions}`}>
        <Button variant="solid" data-requires-js onClick={openSettings}>
          {map.load}
        </Button>
        <a href={links.page} rel="noopener">
          {details.directions}
        </a>
      </div>
    </PicturePanel>
  );
}
