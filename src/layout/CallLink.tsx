import { useSite } from '../site/SiteContext.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './CallLink.module.css';

/** «Ring +47 …, hele døgnet om vinteren», where the words are below the picture: a wide window has it in the header. */
export function CallLink() {
  const { companyInfo, texts } = useSite();
  return (
    <a className={styles.call} href={companyInfo.phone.href} data-screen-only>
      <span>
        <strong>{texts.call.phone}</strong>
        {texts.onCallHours && (
          <>
            , <TextWithLinks as="span" text={texts.onCallHours} />
          </>
        )}
      </span>
    </a>
  );
}
