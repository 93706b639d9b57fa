import { useSite } from '../site/SiteContext.tsx';
import styles from './OpeningHours.module.css';

export function OpeningHours() {
  const { companyInfo } = useSite();
  return (
    <dl className={styles.hours}>
      {companyInfo.openingHours.map(({ days, time }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
