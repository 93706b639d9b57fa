import { useConsent, useConsentSettings } from '../consent/ConsentProvider.tsx';
import type { Picture } from '../page-data/picture.ts';
import type { MapLinks, Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { PicturePanel } from '../ui/PicturePanel.tsx';
import styles from './ContactMap.module.css';

interface ContactMapProps {
  texts: Texts['contact']['map'];
  links: MapLinks;
  picture: Picture;
}

/** The link below the frame is for visitors whose frame fails, which a page cannot detect. */
export function ContactMap({ texts, links, picture }: ContactMapProps) {
  const { companyInfo } = useSite();
  const consent = useConsent();
  const openSettings = useConsentSettings();
  return consent === true ? (
    <div data-screen-only>
      <iframe
        className={styles.map}
        src={links.frame}
        title={texts.frameTitle}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      <p key={texts.missing} className={`link-row ${styles.missing}`}>
        {texts.missing}
        <a href={links.page} rel="noopener">
          {texts.page}
        </a>
      </p>
    </div>
  ) : (
    <PicturePanel
      className={styles.placeholder}
      pictures={<PictureFrame picture={picture} fill />}
      data-screen-only
    >
      <h2 className="visually-hidden">{texts.title}</h2>
      <p className={`text-subheading ${styles.address}`}>{companyInfo.address}</p>
      <p>{texts.blocked}</p>
      <div className={`link-row ${styles.actions}`}>
        <Button variant="solid" data-requires-js onClick={openSettings}>
          {texts.load}
        </Button>
        <a href={links.page} rel="noopener">
          {texts.page}
        </a>
      </div>
    </PicturePanel>
  );
}
