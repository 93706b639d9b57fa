import { useEffect } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink, CloseButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { FacebookLink } from './FacebookLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './MobileMenu.module.css';
import { NavigationLink } from './Navigation.tsx';
import { mainNavigation } from './navigation-items.ts';

export function MobileMenu({ open, close }: { open: boolean; close: () => void }) {
  const { texts, companyInfo, services } = useSite();

  useEffect(() => {
    // From this width on, the header shows the navigation.
    const wide = window.matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return (
    <Dialog open={open} onClose={close} label={texts.header.menuTitle} className={styles.menu}>
      <div className={styles.inner}>
        {/* Orca reads the words of a dialog, not its name. */}
        <h2 className="visually-hidden">{texts.header.menuTitle}</h2>
        <div className={`target ${styles.head}`}>
          <LanguageSwitch />
          <CloseButton label={texts.header.closeMenu} onClick={close} />
        </div>
        <nav aria-label={texts.header.menuTitle}>
          <ul>
            {mainNavigation(texts, services).map((item) => (
              <li key={item.path}>
                <NavigationLink item={item} className={styles.link} />
                {item.dropdown && (
                  <ul className={styles.services}>
                    {item.dropdown.map((page) => (
                      <li key={page.path}>
                        <NavigationLink item={page} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <ButtonLink variant="solid" href={companyInfo.phone.href}>
            <PhoneIcon />
            {texts.freeVisit}
          </ButtonLink>
          <a href={companyInfo.phone.href}>{companyInfo.phone.text}</a>
          <a href={companyInfo.email.href}>{companyInfo.email.text}</a>
          <FacebookLink />
        </div>
      </div>
    </Dialog>
  );
}
