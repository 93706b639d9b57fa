import { useSite } from '../site/SiteContext.tsx';
import styles from './CallLink.module.css';

/** «Ring +47 …», where the words are below the picture: a wide window has it in the header. */
export function CallLink() {
  const { companyInfo, texts } = useSite();
  return (
    <a className={styles.call} href={companyInfo.phone.href} data-screen-only>
      {texts.call.phone}
    </a>
  );
}
