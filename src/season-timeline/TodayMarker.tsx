import { formatDay } from '../../common/languages.ts';
import type { YearDays } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { placeInYear, type StretchName } from './position-in-year.ts';
import styles from './TodayMarker.module.css';
import { useToday } from './use-today.ts';

declare module 'react' {
  interface CSSProperties {
    '--share'?: string;
  }
}

interface TodayProps {
  stretch: StretchName;
  days: YearDays;
  /** With a mark for the date. */
  words: string;
}

/** A tall stake where today is, if it is in this stretch of the year. */
export function Today({ stretch, days, words }: TodayProps) {
  const { language } = useSite();
  const today = useToday();
  const place = placeInYear(today.slice('2026-'.length), days);
  if (place.stretch !== stretch) return null;
  const [before, after] = words.split('{date}');
  return (
    <p
      className={`${styles.today} ${stretch === 'rest' && place.share > 0.5 ? styles.nearEnd : ''}`}
      style={{ '--share': `${place.share * 100}%` }}
      aria-current="date"
    >
      <span key={words}>
        {before}
        <time dateTime={today}>{formatDay(today, language, { day: 'numeric', month: 'long' })}</time>
        {after}
      </span>
    </p>
  );
}
