import { interpolate, splitText } from '../../common/variables.ts';
import type { SeasonDays, Texts } from '../page-data/types.ts';
import { useToday } from '../site/SiteContext.tsx';
import { type PeriodName, positionInYear } from './position-in-year.ts';
import styles from './RoadMarks.module.css';

declare module 'react' {
  interface CSSProperties {
    '--position'?: string;
  }
}

interface RoadMarksProps {
  period: PeriodName;
  days: SeasonDays;
  texts: Texts['home']['year'];
}

/** A stake at today, and a tick at the first day of each month. */
export function RoadMarks(props: RoadMarksProps) {
  return (
    <>
      {props.texts.months.map((name, index) => (
        <MonthTick key={name} {...props} name={name} month={index + 1} />
      ))}
      <TodayMarker {...props} />
    </>
  );
}

function MonthTick({ period, days, name, month }: RoadMarksProps & { name: string; month: number }) {
  const position = positionInYear(`${String(month).padStart(2, '0')}-01`, days);
  if (position.period !== period) return null;
  return (
    <span className={styles.month} style={{ '--position': `${position.share * 100}%` }} aria-hidden>
      {name.slice(0, 3)}
    </span>
  );
}

function TodayMarker({ period, days, texts }: RoadMarksProps) {
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
