import { useSite } from '../site/SiteContext.tsx';
import styles from './CallLink.module.css';

/** «Ring +47 …, hele døgnet om vinteren», where the words are below the picture: a wide window has it in the header. */
export function CallLink() {
  const { companyInfo, texts } = useSite();
  return (
    <a className={styles.call} href={companyInfo.phone.href} data-screen-only>
      <span>
        <strong>{texts.call.phone}</strong>
        {/* An element, so that React can update it after a browser has translated the page. */}
        {texts.onCallHours && <span>{`, ${texts.onCallHours}`}</span>}
      </span>
    </a>
  );
}
