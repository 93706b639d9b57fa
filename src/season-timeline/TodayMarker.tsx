import { formatDay } from '../../common/languages.ts';
import type { SeasonDays } from '../page-data/types.ts';
import { useSite, useToday } from '../site/SiteContext.tsx';
import { type PeriodName, positionInYear } from './position-in-year.ts';
import styles from './TodayMarker.module.css';

declare module 'react' {
  interface CSSProperties {
    '--position'?: string;
  }
}

interface TodayMarkerProps {
  period: PeriodName;
  days: SeasonDays;
  /** A text with the variable `{date}`. */
  text: string;
}

export function TodayMarker({ period, days, text }: TodayMarkerProps) {
  const { language } = useSite();
  const today = useToday();
  const [, month, day] = today.split('-');
  const position = positionInYear(`${month}-${day}`, days);
  if (position.period !== period) return null;
  const [before, after] = text.split('{date}');
  return (
    <p
      className={`${styles.today} ${period === 'rest' && position.share > 0.5 ? styles.nearEnd : ''}`}
      style={{ '--position': `${position.share * 100}%` }}
      aria-current="date"
    >
      <span key={text}>
        {before}
        <time dateTime={today}>{formatDay(today, language, { day: 'numeric', month: 'long' })}</time>
        {after}
      </span>
    </p>
  );
}
