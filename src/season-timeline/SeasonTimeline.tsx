import { interpolate, splitText } from '../../common/variables.ts';
import type { SeasonDays, Texts } from '../page-data/types.ts';
import { useToday } from '../site/SiteContext.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import { positionInYear } from './position-in-year.ts';
import styles from './SeasonTimeline.module.css';

declare module 'react' {
  interface CSSProperties {
    '--position'?: string;
  }
}

type Calendar = Texts['home']['calendar'];

interface SeasonTimelineProps {
  stretches: NonNullable<Texts['home']['year']>['stretches'];
  calendar: Calendar;
  days: SeasonDays;
}

/** The stretches in order, from the first day of the gritting season. */
const stretchNames = ['season', 'sweeping', 'rest'] as const;

/** The year as a road of three stretches. The stake at today comes with the scripts, because documents may be older. */
export function SeasonTimeline({ stretches, calendar, days }: SeasonTimelineProps) {
  const today = useToday();
  const position = today && positionInYear(today.slice('2026-'.length), days);
  return (
    <ol className={styles.road}>
      {stretchNames.map((name) => {
        const { when, title } = stretches[name];
        return (
          <li key={name} className={name === 'rest' ? undefined : styles[name]}>
            <TextWithLinks className={`text-subheading ${styles.when}`} text={when} />
            <TextWithLinks className={styles.what} text={title} />
            {position && position.period === name && (
              <TodayStake today={today} share={position.share} isLast={name === 'rest'} calendar={calendar} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface TodayStakeProps {
  today: string;
  share: number;
  isLast: boolean;
  calendar: Calendar;
}

function TodayStake({ today, share, isLast, calendar }: TodayStakeProps) {
  const [, month = 1, day = 1] = today.split('-').map(Number);
  const dateText = interpolate(calendar.date, { day, month: calendar.months[month - 1] ?? '' });
  const [before, , after] = splitText(calendar.today);
  return (
    <p
      className={`${styles.today} ${isLast && share > 0.5 ? styles.nearEnd : ''}`}
      style={{ '--position': `${share * 100}%` }}
      aria-current="date"
    >
      <span key={calendar.today}>
        {before}
        <time dateTime={today}>{dateText}</time>
        {after}
      </span>
    </p>
  );
}
