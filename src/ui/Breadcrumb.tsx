import type { ScreenName } from '../../tables/routes.ts';
import { Link } from '../routing/Link.tsx';
import { pathOf } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './Breadcrumb.module.css';

/** One step of the trail, with the label of the navigation. */
export interface Crumb {
  label: string;
  screen: ScreenName;
}

/** The breadcrumb trail from the front page to the current page. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const { texts } = useSite();
  return (
    <nav className={styles.trail} aria-label={texts.breadcrumb}>
      <ol>
        {trail.map(({ label, screen }, index) => (
          <li key={screen}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={pathOf(screen)}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
