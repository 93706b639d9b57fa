import { interpolate, splitText } from '../../common/variables.ts';
import type { SeasonDays, Texts } from '../page-data/types.ts';
import { useToday } from '../site/SiteContext.tsx';
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
  texts: Texts['home']['year'];
}

export function TodayMarker({ period, days, texts }: TodayMarkerProps) {
  const today = useToday();
  const position = positionInYear(today.slice('2026-'.length), days);
  if (position.period !== period) return null;
  const [, month = 1, day = 1] = today.split('-').map(Number);
  const dateText = interpolate(texts.date, { day, month: texts.months[month - 1] ?? '' });
  const [before, , after] = splitText(texts.today);
  return (
    <p
      className={`${styles.today} ${period === 'rest' && position.share > 0.5 ? styles.nearEnd : ''}`}
      style={{ '--position': `${position.share * 100}%` }}
      aria-current="date"
    >
      <span key={texts.today}>
        {before}
        <time dateTime={today}>{dateText}</time>
        {after}
      </span>
    </p>
  );
}
