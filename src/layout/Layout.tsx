import type { ReactNode } from 'react';
import type { Route } from '../routing/routes.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

/** The parts that every route shares: skip link, fixed header and footer. */
export function Layout({ route, children }: { route: Route; children: ReactNode }) {
  const { texts } = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts.header.skip}
      </a>
      <Header overPicture={route.headerOverPicture} />
      <main id="content" tabIndex={-1} className={route.headerOverPicture ? undefined : styles.belowHeader}>
        {children}
      </main>
      <Footer />
    </>
  );
}
