import type { ReactNode } from 'react';
import type { Route } from '../routing/routes.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

/** What every route shares: skip link, fixed header, footer (SPEC section 2, layout). */
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
