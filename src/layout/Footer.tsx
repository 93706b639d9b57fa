import { useConsentSettings } from '../consent/ConsentProvider.tsx';
import { useSite, useYear } from '../site/SiteContext.tsx';
import { Logo } from '../ui/Logo.tsx';
import { OpeningHours } from '../ui/OpeningHours.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import { FacebookLink } from './FacebookLink.tsx';
import styles from './Footer.module.css';
import { NavigationLink } from './Navigation.tsx';
import { footerNavigation, footerNavigationId } from './navigation-items.ts';

/** Norwegian law requires the name and the organisation number. */
export function Footer() {
  const { texts, companyInfo, onCall } = useSite();
  const openSettings = useConsentSettings();
  const year = useYear();

  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={`stack ${styles.about}`}>
          <Logo />
          <TextWithLinks text={texts.footer.description} />
        </div>
        <nav id={footerNavigationId} aria-label={texts.footer.navigation}>
          <h2 className={styles.heading}>{texts.footer.navigation}</h2>
          <ul>
            {footerNavigation(texts).map((item) => (
              <li key={item.path}>
                <NavigationLink item={item} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{texts.footer.contact}</h2>
          <address>
            <a className={styles.link} href={companyInfo.phone.href}>
              {companyInfo.phone.text}
            </a>
            <a className={styles.link} href={companyInfo.email.href}>
              {companyInfo.email.text}
            </a>
            <span className={`target ${styles.link}`}>{companyInfo.address}</span>
            <FacebookLink className={styles.link} />
          </address>
        </div>
        <div>
          <h2 className={styles.heading}>{texts.footer.hours}</h2>
          <OpeningHours />
          <TextWithLinks className={styles.onCall} text={onCall} />
        </div>
      </div>
      <div className={styles.bottom}>
        {/* Each text is one string, so that React can update it after a browser has translated the page. */}
        <p>{`© ${year} ${companyInfo.name}`}</p>
        <p>{`${texts.footer.organisationNumber} ${companyInfo.organisationNumber}`}</p>
        <p>{texts.footer.climate}</p>
        {companyInfo.hasIllustrations && <p>{texts.footer.illustrations}</p>}
        <button
          type="button"
          data-requires-js
          className={`link-button ${styles.settings}`}
          onClick={openSettings}
        >
          {texts.footer.cookieSettings}
        </button>
      </div>
    </footer>
  );
}
