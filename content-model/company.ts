import { z } from 'zod';
import { formatMonthDay } from '../common/format.ts';
import type { Language } from '../common/languages.ts';
import { daysOfWeek, readHours } from '../common/opening-hours.ts';
import type { CompanyField, TextVariable } from './company-field.ts';
import { addressFields, contactFields } from './company-fields/contact.ts';
import { hoursFields, seasonFields } from './company-fields/hours-and-season.ts';
import { logoFields } from './company-fields/logo.ts';
import { aboutFields, helperFields, siteFields } from './company-fields/site.ts';
import { metaOf, schemasAlong, unwrap } from './schema-tree.ts';
import { group, isMonthDay } from './value-fields.ts';

/** The company fields in the order of the desk. */
const companyFields = {
  ...logoFields,
  ...contactFields,
  ...addressFields,
  ...hoursFields,
  ...seasonFields,
  ...aboutFields,
  ...siteFields,
  ...helperFields,
};

type CompanyFields = typeof companyFields;
type CompanyFieldName = keyof CompanyFields;
// The types of Object.entries and Object.fromEntries know no names.
const fieldEntries = Object.entries(companyFields) as [CompanyFieldName, CompanyField<z.ZodType>][];

const mapFields = <Values>(select: (entry: CompanyField<z.ZodType>) => unknown) =>
  Object.fromEntries(fieldEntries.map(([name, entry]) => [name, select(entry)])) as Values;

const companyObject = group(
  'Firmaet',
  mapFields<{ [Name in CompanyFieldName]: CompanyFields[Name]['field'] }>(({ field }) => field),
);

export type Company = z.infer<typeof companyObject>;

export const companyFile = 'content/company.json';

export const companySchema = companyObject.check(({ value, issues }) => {
  for (const [message, ...path] of crossFieldProblems(value)) {
    issues.push({ code: 'custom', input: value, path, message });
  }
});

/** The kinds of text that pages show as it is typed. */
const plainInputs: readonly unknown[] = [undefined, 'tel', 'email'];

/**
 * Returns the fields of a company from which no page can be composed as they are typed. A text may be anything, and fields
 * may contradict each other, but a number, the opening hours, a date and an address must be what they are.
 */
export function unshowableFields(company: Company): CompanyFieldName[] {
  const { error } = companyObject.safeParse(company);
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    const field = unwrap(schemasAlong(companyObject, path).at(-1) ?? companyObject);
    const isPlain = field instanceof z.ZodString && plainInputs.includes(metaOf(field).input);
    const isOther = !(field instanceof z.ZodString || field instanceof z.ZodNumber);
    // The object has the names of its fields alone.
    return isPlain || isOther ? [] : [path[0] as CompanyFieldName];
  });
}

/** Whether pages can be composed from a company as it is typed. */
export const isComposable = (company: Company): boolean => unshowableFields(company).length === 0;

/** Pages of others. Texts show their addresses, because paper has no links. */
const externalLinks: Readonly<Record<string, { description: string; url: string }>> = {
  withdrawalForm: {
    description: 'adressen til angreskjemaet hos Forbrukertilsynet',
    url: 'https://www.forbrukertilsynet.no/angrerettskjema',
  },
  dataProtectionAuthority: { description: 'adressen til Datatilsynet', url: 'https://www.datatilsynet.no' },
  googlePrivacy: {
    description: 'adressen til Googles personvernregler',
    url: 'https://policies.google.com/privacy',
  },
};

interface CompanyVariable extends Omit<TextVariable<Company>, 'format' | 'href'> {
  /** The company field to change for it; null for a page of others. */
  field: CompanyFieldName | null;
  /** Null while the owner has left it empty. */
  format: (company: Company, language: Language) => string | null;
  href: ((company: Company) => string) | undefined;
}

/** All variables that a text may have in braces, such as `{phone}`. */
export const textVariables: Readonly<Record<string, CompanyVariable>> = Object.fromEntries([
  ...fieldEntries.flatMap(([fieldName, { variables: ownVariables }]) =>
    Object.entries(ownVariables).map(([name, { format, href, ...rest }]): [string, CompanyVariable] => {
      const hrefOf = href && ((company: Company) => href(company[fieldName]));
      return [
        name,
        {
          ...rest,
          field: fieldName,
          format: (all, language) => format(all[fieldName], language, all) || null,
          href: hrefOf,
        },
      ];
    }),
  ),
  ...Object.entries(externalLinks).map(([name, { description, url }]): [string, CompanyVariable] => {
    const format = () => url.replace(/^https:\/\/(www\.)?/, '');
    return [name, { description, field: null, format, href: () => url }];
  }),
]);

/** Returns the text of each variable, null for an empty fact. */
export function formatVariables(company: Company, language: Language): Record<string, string | null> {
  const variables = Object.entries(textVariables);
  return Object.fromEntries(variables.map(([name, { format }]) => [name, format(company, language)]));
}

function crossFieldProblems(written: Company): [message: string, ...path: (string | number)[]][] {
  const { openingHours, grittingSeason, sweepingDoneBy, onCall } = written;
  const found: ReturnType<typeof crossFieldProblems> = [];
  if (daysOfWeek.every((name) => readHours(openingHours[name]) === null)) {
    found.push(['må ha minst én dag som ikke er stengt', 'openingHours']);
  }
  const { from, to } = grittingSeason;
  const areDays = [from, to, sweepingDoneBy].every(isMonthDay);
  if (from === to) found.push(['kan ikke slutte den dagen den begynner', 'grittingSeason', 'to']);
  const isInSeason =
    from < to ? from <= sweepingDoneBy && sweepingDoneBy < to : sweepingDoneBy >= from || sweepingDoneBy < to;
  if (areDays && isInSeason)
    found.push([
      `er midt i strøsesongen, ${formatMonthDay(from, 'no')} til ${formatMonthDay(to, 'no')}: rett den ene av dem`,
      'sweepingDoneBy',
    ]);
  if ((onCall.from === '') !== (onCall.to === '')) {
    found.push(['må ha både første og siste dag, eller ingen av dem', 'onCall']);
  }
  return found;
}
