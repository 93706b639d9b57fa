import type { Texts, YearDays } from '../page-data/types.ts';
import { useOnDemand } from '../ui/use-lazy-component.ts';
import styles from './SeasonTimeline.module.css';

const loadToday = () => import('./TodayMarker.tsx').then((module) => module.Today);

/** From the first day of the gritting season. */
const stretchNames = ['season', 'sweeping', 'rest'] as const;

interface YearRoadProps {
  texts: Texts['home']['year'];
  days: YearDays;
}

/** The stretches of the firm's year. The stake of today comes with the scripts, since documents are older. */
export function YearRoad({ texts, days }: YearRoadProps) {
  const { Component: Today } = useOnDemand(loadToday, true);
  return (
    <ol className={styles.road}>
      {stretchNames.map((name) => {
        const { when, title, text } = texts.stretches[name];
        return (
          <li key={name} className={name === 'rest' ? undefined : styles[name]}>
            <p className={`headline ${styles.when}`}>{when}</p>
            <p key={text} className={styles.what}>
              <strong>{title}</strong>
              {` ${text}`}
            </p>
            {Today && <Today stretch={name} days={days} words={texts.today} />}
          </li>
        );
      })}
    </ol>
  );
}
