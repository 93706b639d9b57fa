import { type LinkedText, plainText } from '../../content/linked-text.ts';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './WorkIndex.module.css';

interface WorkIndexProps {
  text: LinkedText;
  works: readonly LinkedText[];
  /** The titles of the rows of the page. */
  titles: readonly string[];
}

/** What a service does, in large words that lead down to the row about it. */
export function WorkIndex({ text, works, titles }: WorkIndexProps) {
  return (
    <div className={styles.index}>
      <p className={styles.text}>
        <TextWithLinks text={text} />
      </p>
      <ul className={styles.works}>
        {works.map(plainText).map((work, index) => (
          <li key={index}>
            <a href={`#row-${rowOf(work, titles)}`}>{work}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number of the row whose title begins with a word that the work names, else of the first one. */
function rowOf(work: string, titles: readonly string[]): number {
  const named = titles.findIndex((title) => {
    const [word = ''] = title.replaceAll('\u00ad', '').toLowerCase().split(' ');
    return word.length > 4 && work.replaceAll('\u00ad', '').toLowerCase().includes(word);
  });
  return Math.max(named, 0) + 1;
}
