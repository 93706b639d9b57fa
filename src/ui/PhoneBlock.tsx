import type { ReactNode } from 'react';
import type { LinkedText, TextLink } from '../page-data/linked-text.ts';
import styles from './PhoneBlock.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

interface PhoneBlockProps {
  tone: 'dark' | 'light';
  title: string;
  text: LinkedText;
  phone: TextLink;
  /** The accessible name, where the number alone says too little. */
  phoneLabel?: string;
  children?: ReactNode;
}

export function PhoneBlock({ tone, title, text, phone, phoneLabel, children }: PhoneBlockProps) {
  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={`columns-7-5 ${styles.inner}`}>
        <div>
          <h2 className="section-heading">{title}</h2>
          <TextWithLinks className={`lead ${styles.text}`} text={text} />
        </div>
        <div className={styles.actions}>
          <a className={`text-display ${styles.phone}`} href={phone.href} aria-label={phoneLabel}>
            {phone.text}
          </a>
          {children}
        </div>
      </div>
    </section>
  );
}
