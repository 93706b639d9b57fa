import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link } from '../routing/Link.tsx';
import styles from './Button.module.css';

interface Kind {
  /** outline: the secondary action, in the color of the text around it. */
  kind: 'solid' | 'outline';
}

export function Button({ kind, className = '', ...rest }: Kind & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={`${styles.button} ${styles[kind]} ${className}`} {...rest} />;
}

type ButtonLinkProps = Kind & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** To a page of the site, a phone number, an e-mail address or another site. */
export function ButtonLink({ kind, className = '', href, ...rest }: ButtonLinkProps) {
  const looks = `${styles.button} ${styles[kind]} ${className}`;
  return href.startsWith('/') ? (
    <Link href={href} className={looks} {...rest} />
  ) : (
    <a href={href} className={looks} {...rest} />
  );
}
