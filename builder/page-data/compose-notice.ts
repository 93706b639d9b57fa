import { unbroken } from '../../common/format.ts';
import { defaultLanguage, forEachLanguage, formatDay, type Language } from '../../common/languages.ts';
import { dayMs, minuteMs } from '../../common/time.ts';
import type { Notice } from '../../schema/notice-schema.ts';
import noticeStrings from '../../src/notice/strings.json' with { type: 'json' };
import { interpolate } from '../../src/page-data/interpolate.ts';
import type { NoticeData } from '../../src/page-data/types.ts';
import { clockInOslo, momentInOslo } from '../time-in-oslo.ts';

/** What a notice says in every language; null once it is over. `now` is the clock; null ends none. */
export function composeNotice(notice: Notice | null, now: Date | null): Record<Language, NoticeData> | null {
  if (!notice || (now && Date.parse(notice.until) <= now.getTime())) return null;
  return forEachLanguage((language) => inLanguage(notice, language));
}

function inLanguage(notice: Notice, language: Language): NoticeData {
  const labels = noticeStrings[language];
  const words = notice[language];
  const [from, until] = [new Date(notice.from), new Date(notice.until)];
  const [start, end] = [clockInOslo(from), endInOslo(until)];
  const moments = [from, midnightAfter(start.day), until];
  const [began = 0, midnight = 0, ended = 0] = moments.map((moment) =>
    Math.floor(moment.getTime() / minuteMs),
  );
  const moment = { day: dayWords(end.day, language), time: timeWords(end.time, language) };
  const [before = '', after = ''] = interpolate(labels.written, {
    time: timeWords(start.time, language),
    end: interpolate(start.day === end.day ? labels.sameDay : labels.anotherDay, moment),
  }).split('{day}');
  return {
    label: labels.label,
    words: words ?? notice[defaultLanguage],
    ...(!words && { language: defaultLanguage }),
    written: { before, day: dayWords(start.day, language), today: labels.today, after },
    times: [began, midnight - began, ended - began].join(' '),
  };
}

/** What the clocks in Oslo show at an end: midnight is 24:00 of the day that it ends. */
function endInOslo(until: Date) {
  const end = clockInOslo(until);
  if (end.time !== '00:00') return end;
  return { day: clockInOslo(new Date(until.getTime() - 1)).day, time: '24:00' };
}

const midnightAfter = (day: string) =>
  momentInOslo(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10), '00:00');

function dayWords(day: string, language: Language): string {
  return unbroken(formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' }));
}

function timeWords(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':');
  return interpolate(noticeStrings[language].time, { hour, minute });
}
