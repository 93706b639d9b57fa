import type { ButtonHTMLAttributes } from 'react';
import styles from './CloseButton.module.css';

type CloseButtonProps = { label: string } & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'onFocus'
>;

export function CloseButton({ label, ...rest }: CloseButtonProps) {
  return (
    <button type="button" className={`icon-button ${styles.close}`} aria-label={label} {...rest}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
