import { anchors } from '../../../tables/anchors.ts';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PointList } from '../../ui/PointList.tsx';
import styles from './Privacy.module.css';
import { StoredKeys } from './StoredKeys.tsx';

/** The privacy policy: eleven sections under a table of contents, and every stored key. */
export default function Privacy({ texts, pictures }: ScreenContent<'privacy'>) {
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('privacy')} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={texts.contents}>
          <Fold title={texts.contents}>
            <ol>
              {anchors.privacy.map((anchor, index) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{texts.sections[index]?.title}</a>
                </li>
              ))}
            </ol>
          </Fold>
        </nav>
        <div className={styles.matter}>
          {texts.sections.map(({ title, paragraphs, points }, index) => (
            <section key={anchors.privacy[index]} id={anchors.privacy[index]} className={styles.section}>
              <h2 className={styles.title}>{title}</h2>
              <Paragraphs texts={paragraphs} />
              <PointList points={points} />
            </section>
          ))}
          <StoredKeys texts={texts.keys} />
        </div>
      </div>
    </>
  );
}
