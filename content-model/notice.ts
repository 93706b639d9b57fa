import type { z } from 'zod';
import { defaultLanguage, forEachLanguage, languageNames } from '../common/languages.ts';
import { latestEnd, maxNoticeDays } from '../common/notice-days.ts';
import { group, instant, isInstant, list, literalText, translated, withHint } from './value-fields.ts';

/** Its length is in the reserve of `/` in tests/performance/budgets.spec.ts. */
const sentence = (title: string) => literalText(title, 100);

const current = group('Beskjeden', {
  ...forEachLanguage((code) => sentence(`Setning på ${languageNames[code].norwegianName}`).nullable()),
  [defaultLanguage]: sentence('Setning på norsk'),
  from: instant('Fra'),
  until: instant('Til'),
}).check(({ value: { from, until }, issues }) => {
  if (!isInstant(from) || !isInstant(until)) return;
  const addIssue = (message: string) =>
    issues.push({ code: 'custom', input: until, path: ['until'], message });
  if (Date.parse(until) <= Date.parse(from)) addIssue('må være senere enn når den begynner');
  if (Date.parse(until) > latestEnd(new Date(from)).getTime())
    addIssue(`må være høyst ${maxNoticeDays} dager etter at beskjeden legges ut`);
});

export const noticeFile = 'content/notice.json';

export const noticeSchema = group('Beskjed til kundene', {
  notice: current.nullable(),
});

export const readySentencesFile = 'content/ready-sentences.json';

/** Only the desk has them. */
export const readySentencesSchema = group('Ferdige setninger', {
  sentences: list(
    'Ferdige setninger',
    withHint('Sann alle dager den velges.', translated('Setning', sentence)),
    { max: 6 },
  ),
});

export type NoticeDocument = z.infer<typeof noticeSchema>;
export type ReadySentences = z.infer<typeof readySentencesSchema>;
export type Notice = z.infer<typeof current>;
