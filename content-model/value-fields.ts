import { z } from 'zod';
import { cleanText } from '../common/clean-text.ts';
import { isEmailAddress } from '../common/email-address.ts';
import { defaultLanguage, forEachLanguage, type Language, languageNames } from '../common/languages.ts';
import { type DayOfWeek, daysOfWeek, readHours } from '../common/opening-hours.ts';
import { parseUrl } from '../common/parse-url.ts';
import { mapRecord } from '../common/records.ts';

/** A text on one line, cleaned. Line breaks become spaces. */
export const singleLine = () => z.string().overwrite((text) => cleanText(text).replace(/[\n\t]+/g, ' '));

interface TextFieldRules {
  /** Returns what is wrong with a value, as the predicate of a sentence; null for nothing. */
  findFault: (value: string) => string | null;
  /** The most characters. */
  max?: number;
  input?: string;
  /** What is wrong with an empty value. */
  whenEmpty?: string;
  complete?: (text: string) => string;
}

/** A value with a format. */
const textField =
  ({ findFault, max = 100, input, whenEmpty = 'må fylles ut', complete = (text) => text }: TextFieldRules) =>
  (title: string) =>
    singleLine()
      .overwrite(complete)
      .check(({ value, issues }) => {
        const tooLongOrWrong = value.length > max ? tooLong(max) : findFault(value);
        const message = value === '' ? whenEmpty : tooLongOrWrong;
        if (message) issues.push({ code: 'custom', input: value, message });
      })
      .meta({ title, input });

/** Names the first character that a value cannot have. */
function findWrongCharacter(value: string, allowed: RegExp): string | null {
  const wrong = [...value].find((character) => !allowed.test(character));
  if (wrong === undefined) return null;
  return /\s/.test(wrong) ? 'kan ikke ha mellomrom' : `har «${wrong}», som ikke kan stå her`;
}

const tooLong = (max: number) => `er for lang: det er plass til ${max} tegn`;

export const isDate = (text: string) => z.iso.date().safeParse(text).success;
export const isMonthDay = (text: string) => isDate(`2024-${text}`);
export const isInstant = (text: string) => z.iso.datetime().safeParse(text).success;

/** The hours of each day as they are typed. Equal ones that are not understood are one problem, at the first day. */
export const hoursOfWeek = (title: string, dayNames: Readonly<Record<DayOfWeek, string>>) =>
  z
    .object(mapRecord(daysOfWeek, (day) => hoursOfDay(dayNames[day])))
    .check(({ value, issues }) => {
      const named = new Set<string>();
      for (const day of daysOfWeek) {
        const typed = value[day];
        if (readHours(typed) !== undefined || named.has(typed)) continue;
        named.add(typed);
        const message = 'må si når dere åpner og stenger, for eksempel «07.00–17.00», eller være «stengt»';
        issues.push({ code: 'custom', input: typed, path: [day], message });
      }
    })
    .meta({ title, input: 'week' });

const hoursOfDay = (title: string) => singleLine().meta({ title, input: 'hours' });

/** A day of the year as month and day, as in 10-15. */
export const monthDay = textField({
  findFault: (text) => (isMonthDay(text) ? null : 'må være en dag som finnes, med både dag og måned'),
  input: 'month-day',
});

const noDate = 'må være en dag som finnes, med dag, måned og år';

export const date = textField({
  findFault: (text) => (isDate(text) ? null : noDate),
  // A browser gives a date that is not there as nothing.
  whenEmpty: noDate,
  input: 'date',
});

/** A moment in UTC, as in 2026-11-23T05:10:00Z. */
export const instant = textField({
  findFault: (text) => (isInstant(text) ? null : 'må være en dag som finnes'),
});

export const integer = (title: string, min: number, max: number) => z.int().min(min).max(max).meta({ title });

/** Adds a hint, which the desk shows under the field: what its title cannot say. */
export const withHint = <Value extends z.ZodType>(description: string, value: Value) =>
  value.meta({ ...value.meta(), description });

export const markOptional = <Value extends z.ZodType>(value: Value) =>
  value.meta({ ...value.meta(), optional: true });

/** What only the person who helps the owner changes. */
export const forHelper = <Value extends z.ZodType>(value: Value) =>
  value.meta({ ...value.meta(), forHelper: true });

export const allowEmpty = (value: z.ZodString) =>
  singleLine()
    .overwrite((written) => (written === '' ? '' : (value.safeParse(written).data ?? written)))
    .check(({ value: written, issues }) => {
      const [issue] = value.safeParse(written).error?.issues ?? [];
      if (written !== '' && issue) issues.push({ code: 'custom', input: written, message: issue.message });
    })
    .meta(value.meta() ?? {});

export const phone = textField({ findFault: findPhoneFault, input: 'tel' });

function findPhoneFault(value: string): string | null {
  const number = value.replace(/[\s.-]/g, '');
  if (/^((\+?47)?\d{8}|\+(?!47)\d{8,15})$/.test(number)) return null;
  const { length } = number.replace(/^\+47|\+/, '');
  const wrongCount = `må ha åtte sifre, med eller uten +47 først, men har ${length}. Et utenlandsk nummer begynner med + og landets kode`;
  return findWrongCharacter(number, /[\d+]/) ?? wrongCount;
}

export const email = textField({ findFault: findEmailFault, max: 60, input: 'email' });

function findEmailFault(value: string): string | null {
  const at = value.indexOf('@');
  if (at === -1) return 'mangler @';
  const [name, domain] = [value.slice(0, at), value.slice(at + 1)];
  if (isEmailAddress(value) && /.\.[^.]{2,}$/.test(domain)) return null;
  return (
    findWrongCharacter(name, /[\w.!#$%&'*+/=?^`{|}~-]/) ??
    findWrongCharacter(domain, /[\p{L}\p{M}\d.-]/u) ??
    'må ha et navn før @ og et domene etter, for eksempel post@example.no'
  );
}

function findAddressFault(value: string): string | null {
  const url = parseUrl(value);
  if (url?.protocol === 'https:') return null;
  if (!/^https:\/\//i.test(value)) return 'må begynne med https://';
  return (
    findWrongCharacter(value, /\S/) ?? 'må ha et domene etter https://, for eksempel https://www.firma.no'
  );
}

/** Completes what people write for an address, such as «facebook.com/firma». */
const withScheme = (text: string): string =>
  parseUrl(`https://${text}`)?.hostname.includes('.') ? `https://${text}` : text;

export const httpsAddress = textField({
  findFault: findAddressFault,
  max: 1000,
  input: 'url',
  complete: withScheme,
});

/** The address of a site. A browser's address bar copies a slash along. */
export const origin = textField({
  findFault: (value) => {
    const url = parseUrl(value);
    const isWhole = url && `${url.origin}/` === url.href;
    const more = 'kan ikke ha noe etter domenet: skriv for eksempel https://www.firma.no';
    return findAddressFault(value) ?? (isWhole ? null : more);
  },
  input: 'url',
  complete: withScheme,
});

export const postalCode = textField({
  findFault: (value) => (/^\d{4}$/.test(value) ? null : 'må være fire sifre, for eksempel 1350'),
});

export const organisationNumber = textField({
  findFault: findNumberFault,
  complete: (text) =>
    /^(?:\d\s*){9}$/.test(text) ? text.replace(/\s/g, '').replace(/\d{3}(?=\d)/g, '$& ') : text,
});

/** The last of the nine digits of a Norwegian organisation number is a check digit, modulo 11. */
function findNumberFault(value: string): string | null {
  const digits = value.replace(/\s/g, '');
  const wrong = findWrongCharacter(digits, /\d/);
  if (wrong) return wrong;
  if (digits.length !== 9) return `må ha ni sifre, men har ${digits.length}`;
  const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return sum % 11 === 0 ? null : 'stemmer ikke: se etter en tastefeil';
}

export function group<Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) {
  return z.object(fields).meta({ title });
}

export interface ListRules {
  length?: number;
  min?: number;
  max?: number;
  /** The number of photos on a page, for photos in any order. */
  perPage?: number;
  /** The text of each entry without which the site leaves the entry out. */
  shownWith?: 'answer';
}

/** A list. `length` is the exact number of its entries. */
export function list<Item extends z.ZodType>(title: string, item: Item, rules: ListRules = {}) {
  const { length, min = length ?? 0, max = length, perPage, shownWith } = rules;
  const items = z.array(item).min(min);
  return (max === undefined ? items : items.max(max)).meta({ title, length, perPage, shownWith });
}

/** A text without variables. */
export const literalText = (title: string, max = 100) =>
  singleLine()
    .max(max, { error: tooLong(max) })
    .regex(/^[^{}]*$/, { error: 'kan ikke ha tegnene «{» og «}»' })
    .min(1, { error: 'må fylles ut' })
    .meta({ title, max });

export const checkbox = (title: string) => z.boolean().meta({ title });

/** Whether the site shows a service or a part of a page (shown.ts). It is on until somebody switches it off. */
export const shownSwitch = (title = 'Vis på nettsiden') => z.boolean().meta({ title, default: true });

/**
 * A text in every language. Only that in the `required` language must be written, or `every` one, and then the desk shows
 * all of them. `makeField` creates each field.
 */
export function translated(
  title: string,
  makeField: (title: string) => z.ZodString,
  { required = defaultLanguage }: { required?: Language | 'every' | null } = {},
) {
  const fields = forEachLanguage((code) => {
    const field = makeField(`${title} på ${languageNames[code].norwegianName}`);
    return code === required || required === 'every' ? field : allowEmpty(field);
  });
  const whole = group(title, fields);
  return required === 'every' ? whole.meta({ ...whole.meta(), showsEveryLanguage: true }) : whole;
}

export const pictureName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) =>
    input === '' ? 'må velges' : 'kan bare ha små bokstaver fra a til z, tall og bindestrek',
});
