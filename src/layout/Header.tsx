import { Link } from '../routing/Link.tsx';
import { useOpenUntilNavigation } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { FacebookLink } from './FacebookLink.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { footerNavigationId } from './navigation-items.ts';

/** Over a picture it is transparent until the page is scrolled or the menu is open. */
export function Header({ overPicture }: { overPicture: boolean }) {
  const { texts, companyInfo } = useSite();
  const [menuOpen, setMenuOpen] = useOpenUntilNavigation();

  return (
    <header className={styles.header} data-transparent={overPicture && !menuOpen}>
      <div className={styles.topBar}>
        <a href={companyInfo.email.href}>{companyInfo.email.text}</a>
        <FacebookLink />
        <LanguageSwitch />
        <a href={companyInfo.phone.href} className={styles.phone}>
          {companyInfo.phone.text}
        </a>
      </div>
      <div className={styles.bar}>
        <Link href="/" className={styles.home} aria-label={texts.header.home}>
          <Logo />
        </Link>
        <Navigation />
        <ButtonLink
          key={texts.freeVisit}
          variant="solid"
          href={companyInfo.phone.href}
          className={styles.call}
          data-screen-only
        >
          <PhoneIcon />
          {texts.freeVisit}
          <span className="visually-hidden">{texts.call.phone}</span>
        </ButtonLink>
        <button
          type="button"
          data-requires-js
          className={`icon-button ${styles.menuButton}`}
          aria-label={texts.header.openMenu}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon />
        </button>
        {/* Without scripts. */}
        <a
          href={`#${footerNavigationId}`}
          data-screen-only
          className={`icon-button ${styles.menuButton} ${styles.menuLink}`}
          aria-label={texts.footer.navigation}
        >
          <MenuIcon />
        </a>
      </div>
      <MobileMenu open={menuOpen} close={() => setMenuOpen(false)} />
    </header>
  );
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
