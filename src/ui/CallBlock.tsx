import type { ReactNode } from 'react';
import type { LinkedText, TextLink } from '../content/linked-text.ts';
import styles from './CallBlock.module.css';
import { Heading } from './Heading.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

interface CallBlockProps {
  /** dark: at the end of a page; light: between its sections. */
  tone: 'dark' | 'light';
  title: string;
  text: LinkedText;
  phone: TextLink;
  /** The accessible name of the phone number, where the number alone says too little. */
  phoneLabel?: string;
  /** What follows the phone number. */
  children?: ReactNode;
}

/** A block with a heading and a large phone number. */
export function CallBlock({ tone, title, text, phone, phoneLabel, children }: CallBlockProps) {
  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={styles.inner}>
        <div>
          <Heading>{title}</Heading>
          <p className={styles.text}>
            <TextWithLinks text={text} />
          </p>
        </div>
        <div className={styles.actions}>
          <a className={styles.phone} href={phone.href} aria-label={phoneLabel}>
            {phone.text}
          </a>
          {children}
        </div>
      </div>
    </section>
  );
}
