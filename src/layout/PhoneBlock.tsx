import type { ReactNode } from 'react';
import type { LinkedText } from '../page-data/linked-text.ts';
import { useSite } from '../site/SiteContext.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './PhoneBlock.module.css';

interface PhoneBlockProps {
  tone: 'dark' | 'light';
  title: LinkedText;
  text: LinkedText;
  children?: ReactNode;
}

/** A colored section with the phone number in large type. */
export function PhoneBlock({ tone, title, text, children }: PhoneBlockProps) {
  const { companyInfo, texts } = useSite();
  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={`columns-7-5 ${styles.inner}`}>
        <div>
          <TextWithLinks as="h2" className="section-heading" text={title} />
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
          {children}
        </div>
      </div>
    </section>
  );
}
