import { pathOf } from '../routing/routes.ts';
import { useSite } from '../site/SiteContext.tsx';
import { site } from '../site/site.ts';
import { ButtonLink } from './Button.tsx';
import styles from './CallToAction.module.css';
import { Heading } from './Heading.tsx';

/** The dark block at the end of a page: a heading, the phone number and a link to the form. */
export function CallToAction({ title, text }: { title: string; text: string }) {
  const { call } = useSite().texts;
  return (
    <section className={styles.block}>
      <div className={styles.inner}>
        <div>
          <Heading>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <a className={styles.phone} href={site.phoneLink} aria-label={call.phone}>
            {site.phone}
          </a>
          <ButtonLink kind="solid" href={pathOf('contact')}>
            {call.contact}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
