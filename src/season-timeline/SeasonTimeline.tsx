import type { SeasonDays, Texts } from '../page-data/types.ts';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import styles from './SeasonTimeline.module.css';

const loadMarks = () => import('./RoadMarks.tsx').then((module) => module.RoadMarks);

/** The periods in order, from the first day of the gritting season. */
const periodNames = ['season', 'sweeping', 'rest'] as const;

/** The marks of today and of the months come with the scripts, because documents may be older. */
export function SeasonTimeline({ texts, days }: { texts: Texts['home']['year']; days: SeasonDays }) {
  const { Component: RoadMarks } = useLazyComponent(loadMarks, true);
  return (
    <ol className={styles.road}>
      {periodNames.map((name) => {
        const { when, title, text } = texts.stretches[name];
        return (
          <li key={name} className={name === 'rest' ? undefined : styles[name]}>
            <TextWithLinks className={`text-subheading ${styles.when}`} text={when} />
            <p className={styles.what}>
              <TextWithLinks as="strong" text={title} /> <TextWithLinks as="span" text={text} />
            </p>
            {RoadMarks && <RoadMarks period={name} days={days} texts={texts} />}
          </li>
        );
      })}
    </ol>
  );
}
