import { english } from '../../common/english.ts';
import { unbroken } from '../../common/format.ts';
import { defaultLanguage, forEachLanguage, formatDay, type Language } from '../../common/languages.ts';
import { minuteMs } from '../../common/time.ts';
import { clockInOslo, dayAfter } from '../../common/time-in-oslo.ts';
import { interpolate } from '../../common/variables.ts';
import noticeStrings from '../../content-model/notice.strings.json' with { type: 'json' };
import type { Notice } from '../../content-model/notice.ts';
import type { NoticeData } from '../../src/page-data/types.ts';
import { linkPhones } from './link-phones.ts';

/** Longer words have more than one line on a phone. */
const maxOneLineLength = 32;

/** Returns null for a notice that is over at `now`. Without `now` none is. */
export function composeNotice(notice: Notice | null, now: Date | null): Record<Language, NoticeData> | null {
  if (!notice || (now && Date.parse(notice.until) <= now.getTime())) return null;
  return forEachLanguage((language) => inLanguage(notice, language));
}

function inLanguage(notice: Notice, language: Language): NoticeData {
  const labels = noticeStrings[language];
  const until = new Date(notice.until);
  const start = clockInOslo(new Date(notice.from));
  const end = clockInOslo(until);
  const written = interpolate(labels.written, clockWords(start, language));
  const validUntil =
    end.time === '00:00'
      ? interpolate(labels.untilDay, { day: dayWords(dayAfter(end.day, -1), language) })
      : interpolate(labels.until, clockWords(end, language));
  const translated = english(notice[language] ?? '');
  const words = translated ?? notice[defaultLanguage];
  return {
    label: labels.label,
    words: translated !== null ? linkPhones(words) : { lang: defaultLanguage, parts: linkPhones(words) },
    isLong: words.length > maxOneLineLength,
    written: written + validUntil,
    end: Math.floor(until.getTime() / minuteMs),
  };
}

function dayWords(day: string, language: Language): string {
  return unbroken(formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' }));
}

function clockWords({ day, time }: ReturnType<typeof clockInOslo>, language: Language) {
  const [hour = '', minute = ''] = time.split(':');
  return { day: dayWords(day, language), time: interpolate(noticeStrings[language].time, { hour, minute }) };
}
