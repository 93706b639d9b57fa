import type { Company } from '../../schema/company.ts';
import type { FactMark } from '../../schema/marks.ts';
import type { Language } from '../../tables/languages.ts';
import { readableAddress } from '../schema/readable.ts';
import { formatAddress } from './format-address.ts';
import { onCallNumber, shownPages } from './links.ts';
import { formatDate, formatList, formatMonthDay, formatMonths, unbroken } from './locales.ts';
import { type HoursWords, hoursInSentence } from './opening-hours.ts';

/**
 * Between two days. After the full stop of a short month the dash has narrow spaces, and a line may end after them, not
 * between: it would begin with a space.
 */
const dash = { long: '–', short: '\u202f–\u2060\u202f\u200b' };

/** Returns the value of every mark in one language; null for a fact that the owner has left empty. */
export function formatFacts(
  company: Company,
  language: Language,
  words: HoursWords & Record<'formProvider' | 'machine' | 'machines', string>,
): Record<FactMark, string | null> {
  const { grittingSeason, onCall, processors } = company;
  const day = (monthDay: string) => formatMonthDay(monthDay, language, 'long');
  const season = ({ from, to }: { from: string; to: string }, month: 'long' | 'short') =>
    [from, to].map((monthDay) => formatMonthDay(monthDay, language, month)).join(dash[month]);
  const grains = company.gritGrainSizes.map(([least, most]) => `${least}–${most}\u00a0mm`);
  const named = (what: string, name: string) => (name === '' ? what : `${what} (${name})`);
  // Messages come to the site's own host.
  const isOwn = new URL(company.formService.endpoint, company.url).origin === new URL(company.url).origin;

  return {
    ...shownPages,
    name: company.name,
    phone: unbroken(company.phone),
    email: readableAddress(company.email),
    address: formatAddress(company),
    place: company.place,
    area: formatList(company.areaServed, 'conjunction', language),
    mainArea: company.areaServed[0] ?? '',
    organisationNumber: unbroken(company.organisationNumber),
    founded: String(company.founded),
    machines: String(company.machines),
    fleet: unbroken(`${company.machines} ${company.machines === 1 ? words.machine : words.machines}`),
    grittingSeason: season(grittingSeason, 'long'),
    grittingSeasonShort: season(grittingSeason, 'short'),
    grittingFrom: day(grittingSeason.from),
    grittingTo: day(grittingSeason.to),
    grainSizes: formatList(grains, 'disjunction', language),
    sweepingDoneBy: day(company.sweepingDoneBy),
    hours: hoursInSentence(company.openingHours, language, words),
    onCallPhone: unbroken(onCallNumber(company)),
    onCallSeason: onCall.from === '' ? null : season(onCall, 'long'),
    messageMonths: formatMonths(company.messageMonths, language),
    formService: isOwn ? null : named(words.formProvider, processors.formService),
    formProvider: isOwn ? null : processors.formService || null,
    mailHost: processors.mailHost || null,
    backupHost: processors.backupHost || null,
    webHost: processors.webHost || null,
    policyChanged: company.policyChanged === '' ? null : formatDate(company.policyChanged, language),
  };
}
