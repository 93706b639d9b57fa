import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';
import styles from './Breadcrumb.module.css';

/** One step of the trail, with the label of the navigation. The current page has no path. */
export interface Crumb {
  label: string;
  path?: string;
}

/** The breadcrumb trail from the front page to the current page. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const { texts } = useSite();
  return (
    <nav className={styles.trail} aria-label={texts.breadcrumb}>
      <ol>
        {trail.map(({ label, path }) => (
          <li key={label}>
            {path ? <Link href={path}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
