import type { ReactNode } from 'react';
import type { LinkedText, TextLink } from '../page-data/linked-text.ts';
import type { Texts } from '../page-data/types.ts';
import { pathOf } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink } from './Button.tsx';
import styles from './PhoneBlock.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** The dark block at the end of a page. */
export function CallToAction(texts: Texts['home']['callToAction']) {
  const { firm, texts: shared } = useSite();
  return (
    <CallBlock tone="dark" {...texts} phone={firm.phone} phoneLabel={shared.call.phone}>
      <ButtonLink kind="solid" href={pathOf('contact')} data-screen-only>
        {shared.call.contact}
      </ButtonLink>
    </CallBlock>
  );
}

/** The light block for a visitor who needs a plow at once. */
export function PlowingNow({ children }: { children?: ReactNode }) {
  const { firm, texts } = useSite();
  return (
    <CallBlock tone="light" {...texts.plowing} phone={firm.phone}>
      {children}
    </CallBlock>
  );
}

interface CallBlockProps {
  tone: 'dark' | 'light';
  title: string;
  text: LinkedText;
  phone: TextLink;
  /** The accessible name, where the number alone says too little. */
  phoneLabel?: string;
  children?: ReactNode;
}

function CallBlock({ tone, title, text, phone, phoneLabel, children }: CallBlockProps) {
  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={`seven-five ${styles.inner}`}>
        <div>
          <h2 className="heading">{title}</h2>
          <TextWithLinks className={`lead ${styles.text}`} text={text} />
        </div>
        <div className={styles.actions}>
          <a className={`loud ${styles.phone}`} href={phone.href} aria-label={phoneLabel}>
            {phone.text}
          </a>
          {children}
        </div>
      </div>
    </section>
  );
}
