import { languageOf, plainText } from '../../page-data/linked-text.ts';
import type { ScreenProps, Texts } from '../../page-data/types.ts';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import Service from '../service/Service.tsx';
import styles from './Excavation.module.css';

/** A service page whose works are one list, in the place of a fact below the banner. */
type ExcavationPageData = ScreenProps<'excavation'>;

export default function Excavation(props: ExcavationPageData) {
  return <Service {...props} rowsClassName={styles.rows} works={<Works texts={props.texts} />} />;
}

/** The works of all rows. */
function Works({ texts }: { texts: Texts['excavation'] }) {
  return (
    <>
      <TextWithLinks text={texts.works.text} />
      <ul className={styles.works}>
        {Object.entries(texts.rows).flatMap(([row, { points }]) =>
          points.map((point, index) => (
            <li key={`${row}-${index}`} lang={languageOf(point)}>
              {plainText(point)}
            </li>
          )),
        )}
      </ul>
    </>
  );
}
