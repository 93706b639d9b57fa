import type { ReactNode } from 'react';
import type { LinkedText } from '../page-data/linked-text.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './PhoneBlock.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

interface PhoneBlockProps {
  tone: 'dark' | 'light';
  title: string;
  text: LinkedText;
  children?: ReactNode;
}

/** A section with the phone number in large type. */
export function PhoneBlock({ tone, title, text, children }: PhoneBlockProps) {
  const { companyInfo, texts } = useSite();
  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={`columns-7-5 ${styles.inner}`}>
        <div>
          <h2 className="section-heading">{title}</h2>
          <TextWithLinks className={`lead ${styles.text}`} text={text} />
        </div>
        <div className={styles.actions}>
          <a
            className={`text-display ${styles.phone}`}
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
