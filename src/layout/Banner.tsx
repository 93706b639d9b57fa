import type { ReactNode } from 'react';
import { screenPath } from '../../content-model/paths.ts';
import { isService, type PageName, routes } from '../../content-model/routes.ts';
import type { LinkedText } from '../page-data/linked-text.ts';
import type { Picture } from '../page-data/picture.ts';
import type { Texts } from '../page-data/types.ts';
import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { PicturePanel } from '../ui/PicturePanel.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './Banner.module.css';

export function breadcrumbsFor(path: string, { navigation, services }: Texts['shared']) {
  return routes
    .filter((route) => route.path === '/' || `${path}/`.startsWith(`${route.path}/`))
    .map(({ screen, path }) => ({
      name: screen,
      label: isService(screen) ? services[screen] : navigation[screen],
      path,
    }));
}

interface BannerProps {
  page: PageName;
  /** The banner is of a page below `page`, such as an article. */
  isSubpage?: boolean;
  className?: string;
  title: LinkedText;
  intro?: LinkedText;
  /** Replaces the intro. */
  lead?: ReactNode;
  picture: Picture;
  children?: ReactNode;
}

export function Banner({
  page,
  isSubpage = false,
  className = '',
  title,
  intro,
  lead,
  picture,
  children,
}: BannerProps) {
  const { texts } = useSite();
  return (
    <PicturePanel
      className={`${styles.banner} ${className}`}
      pictures={<PictureFrame picture={picture} eager fill className={styles.picture} />}
    >
      <nav className={styles.breadcrumbs} aria-label={texts.breadcrumb}>
        <ol>
          {breadcrumbsFor(screenPath(page), texts).map(({ name, label, path }) => (
            <li key={name}>
              {name === page && !isSubpage ? (
                <span aria-current="page">{label}</span>
              ) : (
                <Link href={path}>{label}</Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <TextWithLinks as="h1" tabIndex={-1} className={styles.title} text={title} />
      {lead && <p className={`lead ${styles.intro}`}>{lead}</p>}
      {!lead && intro && <TextWithLinks className={`lead ${styles.intro}`} text={intro} />}
      {children}
    </PicturePanel>
  );
}
