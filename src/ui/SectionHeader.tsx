import type { LinkedText } from '../page-data/linked-text.ts';
import styles from './SectionHeader.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** A heading with a sentence beside it, above a section of full width. */
export function SectionHeader({ title, text }: { title: string; text: LinkedText }) {
  return (
    <div className={`columns-7-5 ${styles.header}`}>
      <h2 className="section-heading">{title}</h2>
      <TextWithLinks className="lead" text={text} />
    </div>
  );
}
