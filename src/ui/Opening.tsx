import type { LinkedText } from '../content/linked-text.ts';
import { Heading } from './Heading.tsx';
import styles from './Opening.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** A heading and the sentence beside it, over a section of full width. */
export function Opening({ title, text }: { title: string; text: LinkedText }) {
  return (
    <div className={styles.opening}>
      <Heading>{title}</Heading>
      <TextWithLinks text={text} />
    </div>
  );
}
