import type { ReactNode } from 'react';
import type { Route } from '../../tables/routes.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

/** The parts that every route shares: fixed header and footer. */
export function Layout({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <>
      <Header overPicture={route.headerOverPicture} />
      <main id="content" tabIndex={-1} className={route.headerOverPicture ? undefined : styles.belowHeader}>
        {children}
      </main>
      <Footer />
    </>
  );
}
