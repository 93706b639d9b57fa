import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import styles from './TopBar.module.css';

/** The bar above the navigation on wide screens: e-mail, social link, the language switch, and phone. */
export function TopBar({ children }: { children: ReactNode }) {
  const { texts, firm } = useSite();
  return (
    <div className={styles.bar}>
      <a href={firm.email.href}>{firm.email.text}</a>
      <a href={firm.facebook} rel="noopener">
        {texts.header.facebook}
      </a>
      <div className={styles.language}>{children}</div>
      <a href={firm.phone.href} className={styles.phone}>
        {firm.phone.text}
      </a>
    </div>
  );
}
