import { useEffect, useState } from 'react';
import { useConsentSettings } from '../consent/ConsentContext.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { site } from '../site/site.ts';
import { Logo } from '../ui/Logo.tsx';
import styles from './Footer.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { footerNavigation } from './navigation-items.ts';

/** The footer of every page. Norwegian law requires the name and the organisation number. */
export function Footer() {
  const { texts } = useSite();
  const openSettings = useConsentSettings();
  const [year, setYear] = useState(site.buildYear);

  // The document may have been built in an earlier year.
  useEffect(() => setYear(new Date().getFullYear()), []);

  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{texts.footer.description}</p>
        </div>
        <nav aria-label={texts.footer.navigation}>
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
            <a className={`${styles.link} ${styles.phone}`} href={site.phoneLink}>
              {site.phone}
            </a>
            <a className={styles.link} href={site.emailLink}>
              {site.email}
            </a>
            <span className={styles.link}>{site.address}</span>
            <a className={styles.link} href={site.facebook} rel="noopener">
              {texts.header.facebook}
            </a>
          </address>
        </div>
        <div>
          <h2 className={styles.heading}>{texts.footer.hours}</h2>
          <dl className={styles.hours}>
            {texts.hoursLines.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.bottom}>
        <p>
          © {year} {site.name}
        </p>
        <p>
          {texts.footer.organisationNumber} {site.organisationNumber}
        </p>
        <p>{texts.footer.climate}</p>
        {site.picturesAreIllustrations && <p>{texts.footer.illustrations}</p>}
        <button type="button" className={styles.settings} onClick={openSettings}>
          {texts.footer.cookieSettings}
        </button>
      </div>
    </footer>
  );
}
