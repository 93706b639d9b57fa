import { screenPath } from '../../content-model/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './CallToAction.module.css';

/** A colored section with the phone number in large type, and a link to the form. Its words are the same on all pages. */
export function CallToAction({ contactPath = screenPath('contact') }: { contactPath?: string }) {
  const { companyInfo, texts } = useSite();
  const { title, text } = texts.consultation;
  return (
    <section className={styles.section}>
      <div className={`columns-7-5 ${styles.inner}`}>
        <div>
          <TextWithLinks as="h2" text={title} />
          <TextWithLinks className={`lead ${styles.text}`} text={text} />
        </div>
        <div className={`stack ${styles.actions}`}>
          <a
            className={`target text-display ${styles.phone}`}
            href={companyInfo.phone.href}
            aria-label={texts.call.phone}
          >
            {companyInfo.phone.text}
          </a>
          <ButtonLink variant="solid" href={contactPath} data-screen-only>
            {texts.call.contact}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
