import type { ReactNode } from 'react';
import type { LinkedText } from '../content/linked-text.ts';
import type { Texts } from '../content/types.ts';
import { pathOf } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink } from './Button.tsx';
import styles from './CallToAction.module.css';
import { Heading } from './Heading.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

interface BlockProps {
  title: string;
  text: LinkedText;
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
            <TextWithLinks text={text} />
          </p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}

/** The dark block at the end of a page: a heading, the phone number and a link to the form. */
export function CallToAction({ title, text }: Texts['home']['callToAction']) {
  const { firm, texts: shared } = useSite();
  return (
    <Block title={title} text={text}>
      <a className={styles.phone} href={firm.phone.href} aria-label={shared.call.phone}>
        {firm.phone.text}
      </a>
      <ButtonLink kind="solid" href={pathOf('contact')} data-screen-only>
        {shared.call.contact}
      </ButtonLink>
    </Block>
  );
}

/** The light block for a visitor who needs a plow at once: the on-call phone, and what else matters. */
export function PlowingNow({ children }: { children?: ReactNode }) {
  const { firm, texts: shared } = useSite();
  return (
    <Block {...shared.plowing} className={styles.now}>
      <a className={styles.phone} href={firm.onCallPhone.href}>
        {firm.onCallPhone.text}
      </a>
      {children}
    </Block>
  );
}
