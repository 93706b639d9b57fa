import { useSite } from '../site/SiteContext.tsx';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { mainNavigation } from './navigation-items.ts';
import { ServicesDropdown } from './ServicesDropdown.tsx';

/** The main navigation of wide screens. Without scripts, narrow screens show it too. */
export function Navigation() {
  const { texts } = useSite();
  return (
    <nav className={styles.navigation} aria-label={texts.header.mainNavigation}>
      <ul className={styles.list}>
        {mainNavigation(texts).map((item) =>
          item.dropdown ? (
            <ServicesDropdown key={item.path} item={item} pages={item.dropdown} />
          ) : (
            <li key={item.path}>
              <NavigationLink item={item} className={styles.link} reserveBold />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
