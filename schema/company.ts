import type { z } from 'zod';
import { daysOfWeek } from '../common/format.ts';
import type { Language } from '../common/languages.ts';
import type { Fact, Mark } from './company-field.ts';
import { addressFields, contactFields } from './company-fields/contact.ts';
import { hoursFields } from './company-fields/hours.ts';
import { seasonFields } from './company-fields/season.ts';
import { aboutFields, siteFields } from './company-fields/site.ts';
import { group, inWords } from './value-fields.ts';

/** The facts of the firm in the order of the desk. The site says nothing about empty ones. */
const facts = {
  ...contactFields,
  ...addressFields,
  ...hoursFields,
  ...seasonFields,
  ...aboutFields,
  ...siteFields,
};

type Facts = typeof facts;
type FactName = keyof Facts;
// The types of Object.entries and Object.fromEntries know no names.
const entries = Object.entries(facts) as [FactName, Fact<z.ZodType>][];

const ofEach = <Values>(take: (entry: Fact<z.ZodType>) => unknown) =>
  Object.fromEntries(entries.map(([name, entry]) => [name, take(entry)])) as Values;

const firm = group(
  'Firmaet',
  'Alle opplysninger om firmaet, hver på ett sted.',
  ofEach<{ [Name in FactName]: Facts[Name]['field'] }>(({ field }) => field),
);

export type Company = z.infer<typeof firm>;

export const companyFile = 'content/company.json';

export const company = firm.check(({ value, issues }) => {
  for (const [message, ...path] of contradictions(value)) {
    issues.push({ code: 'custom', input: value, path, message });
  }
});

/** The facts of a firm that does not exist, with every optional one empty. */
export const exampleCompany = ofEach<Company>(({ example }) => example);

/** What is longest where its field cannot tell. */
export const longestFacts: Partial<Company> = Object.fromEntries(
  entries.flatMap(([name, { longest }]) => (longest === undefined ? [] : [[name, longest]])),
);

/** Pages of others, which texts show by their addresses: paper has no links. */
const otherPages: Readonly<Record<string, { means: string; address: string }>> = {
  withdrawalForm: {
    means: 'adressen til angreskjemaet hos Forbrukertilsynet',
    address: 'https://www.forbrukertilsynet.no/angrerettskjema',
  },
  dataProtectionAuthority: { means: 'adressen til Datatilsynet', address: 'https://www.datatilsynet.no' },
  googlePrivacy: {
    means: 'adressen til Googles personvernregler',
    address: 'https://policies.google.com/privacy',
  },
};

interface CompanyMark extends Omit<Mark<Company>, 'write' | 'link'> {
  /** Null while the owner has left it empty. */
  write: (company: Company, language: Language) => string | null;
  link: ((company: Company) => string) | undefined;
}

/** Everything that any text may name in braces, for instance `{phone}`. */
export const marks: Readonly<Record<string, CompanyMark>> = Object.fromEntries([
  ...entries.flatMap(([fact, { marks: own }]) =>
    Object.entries(own).map(([name, { write, link, ...mark }]): [string, CompanyMark] => {
      const linkOf = link && ((company: Company) => link(company[fact]));
      return [
        name,
        { ...mark, write: (all, language) => write(all[fact], language, all) || null, link: linkOf },
      ];
    }),
  ),
  ...Object.entries(otherPages).map(([name, { means, address }]): [string, CompanyMark] => {
    return [name, { means, write: () => address.replace(/^https:\/\/(www\.)?/, ''), link: () => address }];
  }),
]);

/** The marks that titles and summaries may name, and the most characters that each becomes. */
export const shortMarks: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(marks).flatMap(([name, { short }]) => (short === undefined ? [] : [[name, short]])),
);

/** Facts that cannot both be true: what is wrong, and where. */
function contradictions(written: Company): [message: string, ...path: (string | number)[]][] {
  const { openingHours, grittingSeason, sweepingDoneBy, onCall } = written;
  const found: ReturnType<typeof contradictions> = [];
  for (const name of daysOfWeek) {
    const { opens = '', closes = '~' } = openingHours[name] ?? {};
    if (closes <= opens)
      found.push([`må være senere enn åpningstiden ${opens}`, 'openingHours', name, 'closes']);
  }
  if (daysOfWeek.every((name) => openingHours[name] === null)) {
    found.push(['må ha minst én dag som ikke er stengt', 'openingHours']);
  }
  const { from, to } = grittingSeason;
  if (from === to) found.push(['kan ikke slutte den dagen den begynner', 'grittingSeason', 'to']);
  const isInSeason =
    from < to ? from <= sweepingDoneBy && sweepingDoneBy < to : sweepingDoneBy >= from || sweepingDoneBy < to;
  if (isInSeason)
    found.push([
      `er midt i strøsesongen, ${inWords(from)} til ${inWords(to)}: rett den ene av dem`,
      'sweepingDoneBy',
    ]);
  if ((onCall.from === '') !== (onCall.to === '')) {
    found.push(['må ha både første og siste dag, eller ingen av dem', 'onCall']);
  }
  return found;
}
