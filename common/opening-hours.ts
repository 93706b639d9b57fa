import { formatDay, type Language } from './languages.ts';

export const daysOfWeek = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** The hours of each day as they are typed. */
type WeekHours = Readonly<Record<DayOfWeek, string>>;

interface Hours {
  /** As in 07:00. */
  opens: string;
  closes: string;
}

/** «07.00–17.00», «7-17», «7:30 – 16». */
const typedHours = /^(\d{1,2})(?:[.:](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[.:](\d\d))?$/;

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads the hours of a day as they are typed: null for «stengt», undefined if they are not understood. */
export function readHours(text: string): Hours | null | undefined {
  if (text.toLowerCase() === 'stengt') return null;
  const [, openingHour = '', openingMinute = '00', closingHour = '', closingMinute = '00'] =
    typedHours.exec(text) ?? [];
  const opens = `${openingHour.padStart(2, '0')}:${openingMinute}`;
  const closes = `${closingHour.padStart(2, '0')}:${closingMinute}`;
  const isUnderstood = clockTime.test(opens) && clockTime.test(closes) && opens < closes;
  return isUnderstood ? { opens, closes } : undefined;
}

const hoursStrings: Readonly<
  Record<Language, Record<'weekdays' | 'weekends' | 'everyDay' | 'closed' | 'beforeMinutes', string>>
> = {
  no: {
    weekdays: 'hverdager',
    weekends: 'helger',
    everyDay: 'alle dager',
    closed: 'Stengt',
    beforeMinutes: '.',
  },
  en: {
    weekdays: 'weekdays',
    weekends: 'weekends',
    everyDay: 'every day',
    closed: 'Closed',
    beforeMinutes: ':',
  },
};

/** Consecutive days with the same hours; null means closed. */
interface DayGroup {
  days: DayOfWeek[];
  hours: Hours | null;
}

export function groupDays(openingHours: WeekHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of daysOfWeek) {
    const hours = readHours(openingHours[day]) ?? null;
    const last = groups.at(-1);
    if (last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes)
      last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}

/** Returns the lines of the contact page, with closed days. */
export function hoursLines(hours: WeekHours, language: Language) {
  return groupDays(hours).map((group) => {
    const days = daysText(group.days, language);
    const time = group.hours ? timeOf(group.hours, language) : hoursStrings[language].closed;
    return { days: days.charAt(0).toUpperCase() + days.slice(1), time };
  });
}

/** Formats the hours for a sentence, without closed days: «hverdager 07.00–17.00». No line ends at a dash. */
export function hoursInSentence(hours: WeekHours, language: Language): string {
  return groupDays(hours)
    .flatMap(({ days, hours: open }) =>
      open ? `${daysText(days, language)} ${timeOf(open, language).replace('–', '–\u2060')}` : [],
    )
    .join(', ');
}

function timeOf({ opens, closes }: Hours, language: Language): string {
  return `${opens}–${closes}`.replaceAll(':', hoursStrings[language].beforeMinutes);
}

function daysText(days: readonly DayOfWeek[], language: Language): string {
  const strings = hoursStrings[language];
  if (days.length === 7) return strings.everyDay;
  if (days.length === 5 && days[0] === 'monday') return strings.weekdays;
  if (days.length === 2 && days[0] === 'saturday') return strings.weekends;
  const ends = days.length === 1 ? days : [days[0], days.at(-1)];
  return ends.map((day = 'monday') => weekdayName(day, language)).join('–');
}

/** 1 January 2024 was a Monday. */
const weekdayName = (day: DayOfWeek, language: Language) =>
  formatDay(`2024-01-0${1 + daysOfWeek.indexOf(day)}`, language, { weekday: 'long' });
