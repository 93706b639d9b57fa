import type { ReactNode } from 'react';
import { pathOf } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { site } from '../site/site.ts';
import { ButtonLink } from './Button.tsx';
import styles from './CallToAction.module.css';
import { Heading } from './Heading.tsx';
import { TextWithPhone } from './TextWithPhone.tsx';

interface BlockProps {
  title: string;
  text: string;
  className?: string | undefined;
  /** What to do now: the phone number first. */
  children: ReactNode;
}

function Block({ title, text, className = '', children }: BlockProps) {
  return (
    <section className={`${styles.block} ${className}`}>
      <div className={styles.inner}>
        <div>
          <Heading>{title}</Heading>
          <p className={styles.text}>
            <TextWithPhone text={text} />
          </p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}

/** The dark block at the end of a page: a heading, the phone number and a link to the form. */
export function CallToAction({ title, text }: { title: string; text: string }) {
  const { call } = useSite().texts;
  return (
    <Block title={title} text={text}>
      <a className={styles.phone} href={site.phoneLink} aria-label={call.phone}>
        {site.phone}
      </a>
      <ButtonLink kind="solid" href={pathOf('contact')} data-screen-only>
        {call.contact}
      </ButtonLink>
    </Block>
  );
}

/** The light block for a visitor who needs a plow at once: the on-call phone, and what else matters. */
export function PlowingNow({ children }: { children?: ReactNode }) {
  const { plowing } = useSite().texts;
  return (
    <Block {...plowing} className={styles.now}>
      <a className={styles.phone} href={site.onCallLink}>
        {site.onCallPhone}
      </a>
      {children}
    </Block>
  );
}
