import { useEffect } from 'react';
import { useOnDemand } from '../ui/use-on-demand.ts';
import styles from './Share.module.css';
import type { ShareButtonProps } from './ShareButton.tsx';

const loadButton = () => import('./ShareButton.tsx').then((module) => module.ShareButton);

/** The place of the button that shares an article. Its code is loaded after hydration. */
export function Share(props: ShareButtonProps) {
  const { Part: ShareButton, prefetch } = useOnDemand(loadButton);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(prefetch, []);
  return <div className={styles.place}>{ShareButton && <ShareButton {...props} />}</div>;
}
