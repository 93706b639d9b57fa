import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link } from '../routing/Link.tsx';
import styles from './Button.module.css';

interface VariantProps {
  /** The secondary action is `outline`, in the color of the text around it. */
  variant: 'solid' | 'outline';
}

export function Button({
  variant,
  className = '',
  ...rest
}: VariantProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={`${styles.button} ${styles[variant]} ${className}`} {...rest} />;
}

type ButtonLinkProps = VariantProps & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export function ButtonLink({ variant, className = '', href, ...rest }: ButtonLinkProps) {
  const looks = `${styles.button} ${styles[variant]} ${className}`;
  return href.startsWith('/') ? (
    <Link href={href} className={looks} {...rest} />
  ) : (
    <a href={href} className={looks} {...rest} />
  );
}

type CloseButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string };

/** May be where the button was that opened what it closes, so it ignores the second click of a double click. */
export function CloseButton({ label, onClick, ...rest }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.close}`}
      aria-label={label}
      onClick={(event) => {
        if (event.detail < 2) onClick?.(event);
      }}
      {...rest}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
