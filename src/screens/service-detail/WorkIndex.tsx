import { type LinkedText, plainText } from '../../content/linked-text.ts';
import type { Texts } from '../../content/types.ts';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './WorkIndex.module.css';

interface WorkIndexProps {
  text: LinkedText;
  rows: Texts['excavation']['rows'];
}

/** The works of every row, in large words that lead down to it. */
export function WorkIndex({ text, rows }: WorkIndexProps) {
  return (
    <div className={styles.index}>
      <p className={styles.text}>
        <TextWithLinks text={text} />
      </p>
      <ul className={styles.works}>
        {Object.entries(rows).flatMap(([id, { points }]) =>
          points.map(plainText).map((work, index) => (
            <li key={`${id}-${index}`}>
              <a href={`#${id}`}>{work}</a>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
