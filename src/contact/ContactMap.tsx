import { useConsent, useConsentSettings } from '../consent/ConsentProvider.tsx';
import type { MapLinks, Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './ContactMap.module.css';

interface ContactMapProps {
  texts: Texts['contact']['map'];
  links: MapLinks;
}

/** The link below the frame is for visitors whose frame fails, which a page cannot detect. */
export function ContactMap({ texts, links }: ContactMapProps) {
  const { companyInfo } = useSite();
  const consent = useConsent();
  const openSettings = useConsentSettings();
  const link = (
    <a href={links.page} rel="noopener">
      {texts.page}
    </a>
  );
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
        {link}
      </p>
    </div>
  ) : (
    <div className={`stack ${styles.placeholder}`} data-screen-only>
      <h2 className="visually-hidden">{texts.title}</h2>
      <p className="text-subheading">{companyInfo.address}</p>
      <p>{texts.blocked}</p>
      <div className="link-row">
        <Button variant="outline" data-requires-js onClick={openSettings}>
          {texts.load}
        </Button>
        {link}
      </div>
    </div>
  );
}
