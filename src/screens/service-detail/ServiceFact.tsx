import type { LinkedText } from '../../content/linked-text.ts';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './ServiceFact.module.css';

interface ServiceFactProps {
  /** What the figure is. */
  label: string;
  figure: string;
  text: LinkedText;
}

/** The one thing to know about a service, as large as it can be, with its sentence; the sentence alone without one. */
export function ServiceFact({ label, figure, text }: ServiceFactProps) {
  return (
    <div className={styles.fact}>
      {figure && (
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.figure}>{figure}</p>
        </div>
      )}
      <p className={figure ? styles.text : styles.alone}>
        <TextWithLinks text={text} />
      </p>
    </div>
  );
}
