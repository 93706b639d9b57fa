import type { LinkedText } from '../../content/linked-text.ts';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './ServiceFact.module.css';

/** The one thing to know about a service, as large as it can be, with its sentence; the sentence alone without one. */
export function ServiceFact({ figure, text }: { figure: string; text: LinkedText }) {
  return (
    <div className={styles.fact}>
      {figure && <p className={styles.figure}>{figure}</p>}
      <p className={figure ? styles.text : styles.alone}>
        <TextWithLinks text={text} />
      </p>
    </div>
  );
}
