import { expect, it } from 'vitest';
import { daysOfWeek, hoursInSentence, hoursLines, readHours } from './opening-hours.ts';

/** Opening hours by the hour each day closes, Monday first; 0 is a closed day. */
const week = (...closing: number[]) => {
  const hours = (hour = 0) => (hour === 0 ? 'stengt' : `07.00–${hour}.00`);
  return Object.fromEntries(daysOfWeek.map((day, at) => [day, hours(closing[at])])) as Parameters<
    typeof hoursLines
  >[0];
};

it.each([
  ['07.00–17.00', '07:00', '17:00'],
  ['7–17', '07:00', '17:00'],
  ['7:30 - 16', '07:30', '16:00'],
  ['0.00—23.59', '00:00', '23:59'],
])('the hours «%s» are read', (text, opens, closes) => {
  expect(readHours(text)).toEqual({ opens, closes });
});

it.each(['', '7', '7–', '17–7', '7–7', '7–25', '7.60–8', '7–17 og 19–21', 'åpent'])(
  'the hours «%s» are not understood',
  (text) => {
    expect(readHours(text)).toBeUndefined();
  },
);

it('a day may be closed', () => {
  expect([readHours('stengt'), readHours('Stengt')]).toEqual([null, null]);
});

it('hours are grouped by their times, however they are typed', () => {
  const typed = { ...week(17, 17, 17, 17, 17), monday: '7-17', tuesday: '7:00 – 17:00' };
  expect(hoursInSentence(typed, 'no')).toBe(hoursInSentence(week(17, 17, 17, 17, 17), 'no'));
});

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
