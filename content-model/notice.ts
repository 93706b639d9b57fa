import type { z } from 'zod';
import { defaultLanguage, forEachLanguage, languageNames } from '../common/languages.ts';
import { latestEnd, maxNoticeDays } from '../common/notice-days.ts';
import { group, instant, isInstant, list, literalText, translated } from './value-fields.ts';

/** Its length is in the reserve of `/` in tests/performance/budgets.spec.ts. */
const sentence = (title: string, description: string) => literalText(title, description, 100);

const current = group('Beskjeden', 'Én setning øverst på alle sider. Den blir borte av seg selv.', {
  ...forEachLanguage((code) =>
    sentence(`Setning på ${languageNames[code].norwegianName}`, 'Uten den står den norske der.').nullable(),
  ),
  [defaultLanguage]: sentence('Setning på norsk', 'Vises øverst på alle sider.'),
  from: instant('Fra', 'Når den ble skrevet.'),
  until: instant(
    'Til',
    `Når den blir borte av seg selv. Høyst ${maxNoticeDays} dager etter dagen den begynner.`,
  ),
}).check(({ value: { from, until }, issues }) => {
  if (!isInstant(from) || !isInstant(until)) return;
  const addIssue = (message: string) =>
    issues.push({ code: 'custom', input: until, path: ['until'], message });
  if (Date.parse(until) <= Date.parse(from)) addIssue('må være senere enn når den begynner');
  if (Date.parse(until) > latestEnd(new Date(from)).getTime())
    addIssue(`må være høyst ${maxNoticeDays} dager etter at beskjeden legges ut`);
});

export const noticeFile = 'content/notice.json';

export const noticeSchema = group('Beskjed til kundene', 'En setning om dagen i dag, øverst på alle sider.', {
  notice: current.nullable(),
});

export const readySentencesFile = 'content/ready-sentences.json';

/** Only the desk has them. */
export const readySentencesSchema = group('Ferdige setninger', 'Beskjeder til kundene som er klare.', {
  sentences: list(
    'Ferdige setninger',
    'Velges med ett trykk.',
    translated('Setning', 'Sann alle dager den velges.', sentence),
    { max: 6 },
  ),
});

export type NoticeDocument = z.infer<typeof noticeSchema>;
export type ReadySentences = z.infer<typeof readySentencesSchema>;
export type Notice = z.infer<typeof current>;
