import { useSite } from '../site/SiteContext.tsx';
import { site } from '../site/site.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './TopBar.module.css';

/** The bar above the navigation on wide screens: e-mail, social link, language switch and phone. */
export function TopBar() {
  const { texts } = useSite();
  return (
    <div className={styles.bar}>
      <a href={site.emailLink}>{site.email}</a>
      <a href={site.facebook} rel="noopener">
        {texts.header.facebook}
      </a>
      <div className={styles.end}>
        <LanguageSwitch />
        <a href={site.phoneLink} className={styles.phone}>
          {site.phone}
        </a>
      </div>
    </div>
  );
}
