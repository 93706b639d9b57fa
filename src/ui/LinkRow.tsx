import type { HTMLAttributes } from 'react';
import styles from './LinkRow.module.css';

/** Links that stand by themselves, each high enough to be tapped. */
export function LinkRow({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={`${styles.row} ${className}`} {...rest} />;
}
