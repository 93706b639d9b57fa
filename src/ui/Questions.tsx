import type { Texts } from '../content/types.ts';
import { Chevron } from './Chevron.tsx';
import styles from './Questions.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** Questions that open one by one. The closed answers are in the document, for searches in the page and on the web. */
export function Questions({ items }: { items: Texts['services']['questions'] }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details key={index} className={styles.question}>
          <summary>
            {question}
            <Chevron />
          </summary>
          <p>
            <TextWithLinks text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
