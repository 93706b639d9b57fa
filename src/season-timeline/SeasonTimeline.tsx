import type { SeasonDays, Texts } from '../page-data/types.ts';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import styles from './SeasonTimeline.module.css';

const loadTodayMarker = () => import('./TodayMarker.tsx').then((module) => module.TodayMarker);

/** The periods in order, from the first day of the gritting season. */
const periodNames = ['season', 'sweeping', 'rest'] as const;

/** The marker of today comes with the scripts, because documents may be older. */
export function SeasonTimeline({ texts, days }: { texts: Texts['home']['year']; days: SeasonDays }) {
  const { Component: TodayMarker } = useLazyComponent(loadTodayMarker, true);
  return (
    <ol className={styles.road}>
      {periodNames.map((name) => {
        const { when, title, text } = texts.stretches[name];
        return (
          <li key={name} className={name === 'rest' ? undefined : styles[name]}>
            <p className={`text-subheading ${styles.when}`}>{when}</p>
            <p key={text} className={styles.what}>
              <strong>{title}</strong>
              {` ${text}`}
            </p>
            {TodayMarker && <TodayMarker period={name} days={days} texts={texts} />}
          </li>
        );
      })}
    </ol>
  );
}
