import type { LinkedText } from '../content/linked-text.ts';
import { Heading } from './Heading.tsx';
import styles from './Opening.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** The heading of a section and the sentence beside it, over what has the width of the page or of the window. */
export function Opening({ title, text }: { title: string; text: LinkedText }) {
  return (
    <div className={styles.opening}>
      <Heading>{title}</Heading>
      <TextWithLinks text={text} />
    </div>
  );
}
