import type { LinkedText } from '../content/linked-text.ts';
import styles from './Opening.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** A heading and the sentence beside it, over a section of full width. */
export function Opening({ title, text }: { title: string; text: LinkedText }) {
  return (
    <div className={`seven-five ${styles.opening}`}>
      <h2 className="heading">{title}</h2>
      <TextWithLinks className="lead" text={text} />
    </div>
  );
}
