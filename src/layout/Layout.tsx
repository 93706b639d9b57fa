import type { ReactNode } from 'react';
import type { ShownNotice } from '../content/types.ts';
import { Notice } from '../notice/Notice.tsx';
import type { Route } from '../screens/routes.ts';
import { Footer } from './Footer.tsx';
import styles from './Header.module.css';
import { Header } from './Header.tsx';

interface LayoutProps {
  route: Route;
  notice: ShownNotice | undefined;
  children: ReactNode;
}

/** The parts that every route shares: fixed header, the notice of the day, and footer. */
export function Layout({ route, notice, children }: LayoutProps) {
  return (
    <>
      <Header overPicture={route.headerOverPicture} />
      {notice && <Notice {...notice} />}
      <main id="content" tabIndex={-1} className={route.headerOverPicture ? undefined : styles.belowHeader}>
        {children}
      </main>
      <Footer />
    </>
  );
}
