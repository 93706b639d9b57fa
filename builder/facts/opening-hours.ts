import type { Company } from '../../schema/company.ts';
import { type DayOfWeek, daysOfWeek } from '../../schema/facts.ts';
import type { Language } from '../../tables/languages.ts';
import { localeOf } from './locales.ts';

type OpeningHours = Company['openingHours'];

/** The words for opening hours in one language, from the texts of the contact page. */
export interface HoursWords {
  weekdays: string;
  weekends: string;
  everyDay: string;
  closed: string;
}

/** Consecutive days with the same hours; null means closed. */
interface DayGroup {
  days: DayOfWeek[];
  hours: OpeningHours[DayOfWeek];
}

/** Groups consecutive days that have the same hours. */
export function groupDays(openingHours: OpeningHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of daysOfWeek) {
    const hours = openingHours[day];
    const last = groups.at(-1);
    if (last && timeOf(last.hours) === timeOf(hours)) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}

/** The lines of the contact page, closed days included. */
export function hoursLines(hours: OpeningHours, language: Language, words: HoursWords) {
  return groupDays(hours).map((group) => {
    const days = daysText(group.days, language, words);
    return { days: days.charAt(0).toUpperCase() + days.slice(1), time: timeOf(group.hours) ?? words.closed };
  });
}

/** The hours for use in a sentence, without closed days: «hverdager 07:00–17:00». No line breaks at a dash. */
export function hoursInSentence(hours: OpeningHours, language: Language, words: HoursWords): string {
  return groupDays(hours)
    .flatMap(({ days, hours: open }) =>
      open ? `${daysText(days, language, words)} ${timeOf(open)?.replace('–', '–\u2060')}` : [],
    )
    .join(', ');
}

const timeOf = (hours: DayGroup['hours']) => (hours ? `${hours.opens}–${hours.closes}` : null);

function daysText(days: readonly DayOfWeek[], language: Language, words: HoursWords): string {
  const [first = 'monday', last = first] = [days[0], days.at(-1)];
  const span = `${first}-${last}`;
  if (span === 'monday-sunday') return words.everyDay.toLowerCase();
  if (span === 'monday-friday') return words.weekdays.toLowerCase();
  if (span === 'saturday-sunday') return words.weekends.toLowerCase();
  return [...new Set([first, last])].map((day) => nameOf(day, language)).join('–');
}

function nameOf(day: DayOfWeek, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return format.format(Date.UTC(2024, 0, 1 + daysOfWeek.indexOf(day)));
}
