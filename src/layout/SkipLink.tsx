import { useSite } from '../site/SiteContext.tsx';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content" data-screen-only>
      {useSite().texts.header.skip}
    </a>
  );
}
