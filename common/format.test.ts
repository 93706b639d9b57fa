import { expect, it } from 'vitest';
import { daysOfWeek, hoursInSentence, hoursLines } from './format.ts';

/** Opening hours by the hour each day closes, Monday first; 0 is a closed day. */
const week = (...closing: number[]) => {
  const hours = (hour = 0) => (hour === 0 ? null : { opens: '07:00', closes: `${hour}:00` });
  return Object.fromEntries(daysOfWeek.map((day, at) => [day, hours(closing[at])])) as Parameters<
    typeof hoursLines
  >[0];
};

it.each([
  [week(17, 17, 17, 17, 17), ['Hverdager 07.00–17.00', 'Helger Stengt'], 'hverdager 07.00–17.00'],
  [week(17, 17, 17, 17, 17, 17, 17), ['Alle dager 07.00–17.00'], 'alle dager 07.00–17.00'],
  [
    week(17, 17, 17, 17, 15, 12),
    ['Mandag–torsdag 07.00–17.00', 'Fredag 07.00–15.00', 'Lørdag 07.00–12.00', 'Søndag Stengt'],
    'mandag–torsdag 07.00–17.00, fredag 07.00–15.00, lørdag 07.00–12.00',
  ],
])('opening hours are grouped by days in a row: %#', (hours, lines, sentence) => {
  expect(hoursLines(hours, 'no').map(({ days, time }) => `${days} ${time}`)).toEqual(lines);
  expect(hoursInSentence(hours, 'no').replaceAll('\u2060', '')).toBe(sentence);
});

it('opening hours name the days as English does', () => {
  const hours = week(17, 17, 17, 17, 15);
  const sentence = 'Monday–Thursday 07:00–\u206017:00, Friday 07:00–\u206015:00';
  expect(hoursInSentence(hours, 'en')).toBe(sentence);
});
