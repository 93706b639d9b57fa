import { useSite } from '../site/SiteContext.tsx';
import styles from './OpeningHours.module.css';

/** A line per group of days, the times below each other. */
export function OpeningHours() {
  const { firm } = useSite();
  return (
    <dl className={styles.hours}>
      {firm.openingHours.map(({ days, time }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
