import { z } from 'zod';
import { withHttps } from '../common/format.ts';
import { isBlank } from '../common/json.ts';
import { defaultLanguage, forEachLanguage, type Language, languageNames } from '../common/languages.ts';
import { readHours } from '../common/opening-hours.ts';
import { parseUrl } from '../common/parse-url.ts';
import { asJsonObject } from '../common/records.ts';

/** Whitespace and zero-width characters. */
const invisible = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`;
const invisibleStart = new RegExp(`^${invisible}+`);
const visible = new RegExp(invisible.replace('[', '[^'));
/** Control characters and lone surrogates, except line breaks and tabs. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const lineBreak = /[\t-\r\u0085\u2028\u2029]/;

/** Removes unprintable characters, and invisible ones at both ends of a text. */
export function trimInvisible(text: string): string {
  const start = text.replace(unprintable, '').replace(invisibleStart, '');
  let { length } = start;
  // A pattern that ends in `+$` takes quadratic time on spaces within a text.
  while (length > 0 && !visible.test(start.charAt(length - 1))) length -= 1;
  return start.slice(0, length);
}

const onOneLine = (text: string) =>
  trimInvisible(text.replace(/[\s\u0085]+/g, (space) => (lineBreak.test(space) ? ' ' : space)));

/** A text on one line, trimmed. Line breaks become spaces. */
export const singleLine = () => z.string().overwrite(onOneLine);

interface TextFieldRules {
  /** The check of the value. Its message is the predicate of a sentence. */
  rule: z.core.$ZodCheck<string>;
  /** The most characters of a text whose rule does not limit them. */
  max?: number;
  input?: string;
  complete?: (text: string) => string;
}

const textField =
  ({ rule, max = 100, input, complete = (text) => text }: TextFieldRules) =>
  (title: string, description: string) =>
    singleLine()
      .overwrite((text) => complete(text.replace(/\s/g, ' ')))
      .max(max, { error: tooLong(max) })
      .check(rule)
      .meta({ title, description, input });

const tooLong = (max: number) => `er for lang: det er plass til ${max} tegn`;

export const isDate = (text: string) => z.iso.date().safeParse(text).success;
export const isMonthDay = (text: string) => isDate(`2024-${text}`);
export const isInstant = (text: string) => z.iso.datetime().safeParse(text).success;
/** Whether the domain of an e-mail address can be written in ASCII. */
const hasDomain = (email: string) => parseUrl(`https://${email.split('@')[1]}`) !== null;
const isHttps = (text: string) => parseUrl(text)?.protocol === 'https:';

export const hoursOfDay = textField({
  rule: z.refine<string>((text) => readHours(text) !== undefined, {
    error: 'må si når dere åpner og stenger, for eksempel «07.00–17.00», eller være «stengt»',
  }),
  input: 'hours',
});

/** A day of the year as month and day, as in 10-15. */
export const monthDay = textField({
  rule: z.refine(isMonthDay, { error: 'må være en dag som finnes, med både dag og måned' }),
  input: 'month-day',
});

export const date = textField({
  rule: z.refine(isDate, { error: 'må være en dag som finnes, med dag, måned og år' }),
  input: 'date',
});

/** A moment in UTC, as in 2026-11-23T05:10:00Z. */
export const instant = textField({
  rule: z.refine(isInstant, { error: 'må være en dag som finnes' }),
});

export const integer = (title: string, description: string, min: number, max: number) =>
  z.int().min(min).max(max).meta({ title, description });

export const markOptional = <Value extends z.ZodType>(value: Value) =>
  value.meta({ ...value.meta(), optional: true });

export const allowEmpty = (value: z.ZodString) =>
  singleLine()
    .overwrite((written) => (written === '' ? '' : (value.safeParse(written).data ?? written)))
    .check(({ value: written, issues }) => {
      const { error } = value.safeParse(written);
      if (written === '' || !error) return;
      issues.push({ code: 'custom', input: written, message: `${error.issues[0]?.message}, eller stå tom` });
    })
    .meta(value.meta() ?? {});

export const phone = textField({
  rule: z.regex(
    /^((\+?47[ .-]?)?(\d[ .-]?){8}|\+(?!47)(\d[ .-]?){8,15})$/,
    'må være et telefonnummer på åtte sifre, med eller uten +47 først, for eksempel +47 00 00 00 00, eller et utenlandsk med + og landets kode først',
  ),
  input: 'tel',
});

export const email = textField({
  rule: z.refine<string>(
    (value) => /^[^\s@<>"{}]+@[^\s@<>"{}/\\?#:]+\.[^\s@<>"{}.]{2,}$/.test(value) && hasDomain(value),
    { error: 'må være en e-postadresse, for eksempel post@example.no' },
  ),
  max: 60,
  input: 'email',
  complete: (text) => text.replace(/^mailto:/i, ''),
});

export const httpsAddress = textField({
  rule: z.refine(isHttps, { error: 'må være en adresse som begynner med https://' }),
  max: 1000,
  input: 'url',
  complete: withHttps,
});

export const origin = textField({
  rule: z.refine<string>((value) => isHttps(value) && /^https:\/\/[^\s/?#@]+$/.test(value), {
    error: 'må være adressen til nettstedet uten noe etter domenet, for eksempel https://www.firma.no',
  }),
  input: 'url',
  // A browser's address bar copies a slash along.
  complete: (text) => withHttps(text).replace(/^(https:\/\/[^/]+)\/$/, '$1'),
});

export const postalCode = textField({
  rule: z.regex(/^\d{4}$/, 'må være fire sifre, for eksempel 1350'),
});

/** A Norwegian organisation number: the last of nine digits is a check digit, modulo 11. */
export const organisationNumber = textField({
  rule: z.refine<string>(
    (value) => {
      const digits = value.replaceAll(' ', '');
      const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];
      const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
      return /^\d{9}$/.test(digits) && sum % 11 === 0;
    },
    { error: 'stemmer ikke: det skal ha ni sifre, så se etter en tastefeil' },
  ),
  complete: (text) =>
    /^(?:\d *){9}$/.test(text) ? text.replaceAll(' ', '').replace(/\d{3}(?=\d)/g, '$& ') : text,
});

export function group<Fields extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  fields: Fields,
) {
  return z.strictObject(fields).meta({ title, description });
}

export interface ListRules {
  length?: number;
  min?: number;
  max?: number;
  /** The number of photos on a page, for photos in any order. */
  perPage?: number;
  /** Whether equal entries are refused. By default only pictures may be equal. */
  unique?: boolean;
  /** The text of each entry without which the site leaves the entry out. */
  shownWith?: 'answer';
}

/** A list. `length` is the exact number of its entries. */
export function list<Item extends z.ZodType>(
  title: string,
  description: string,
  item: Item,
  rules: ListRules = {},
) {
  const { length, perPage, shownWith } = rules;
  const { min = length ?? 0, max = length, unique = !item.meta()?.slot } = rules;
  const items = z.array(item).min(min);
  return (max === undefined ? items : items.max(max))
    .check(({ value, issues }) => {
      const keys = value.map(entryKey);
      for (const [index, entry] of value.entries()) {
        const key = keys[index] ?? '';
        const first = keys.indexOf(key);
        if (!unique || key === '' || first === index) continue;
        const message = `er den samme som nummer ${first + 1}: skriv noe annet, eller ta bort den ene`;
        issues.push({ code: 'custom', input: entry, path: [index], message });
      }
    })
    .meta({ title, description, length, perPage, shownWith });
}

/** Identifies an entry by its title, question, label or part, or by all of it. Empty for a blank one. */
function entryKey(entry: unknown): string {
  const { title, question, label, part } = asJsonObject(entry);
  const key = title ?? question ?? label ?? part ?? entry;
  return isBlank(key) ? '' : JSON.stringify(key);
}

/** A text without variables. */
export const literalText = (title: string, description: string, max = 100) =>
  singleLine()
    .max(max, { error: tooLong(max) })
    .regex(/^[^{}]*$/, { error: 'kan ikke ha krøllparenteser' })
    .regex(/[^\s\p{M}\p{C}]/u, { error: 'må fylles ut' })
    .meta({ title, description, max });

export const checkbox = (title: string, description: string) => z.boolean().meta({ title, description });

/**
 * A text in every language. Only that in the `required` language must be written, or `every` one, and then the desk shows
 * all of them. `makeField` creates each field.
 */
export function translated(
  title: string,
  description: string,
  makeField: (title: string, description: string) => z.ZodString,
  { name = title, required = defaultLanguage }: { name?: string; required?: Language | 'every' | null } = {},
) {
  const fields = forEachLanguage((code) => {
    const field = makeField(`${name} på ${languageNames[code].norwegianName}`, description);
    return code === required || required === 'every' ? field : allowEmpty(field);
  });
  const whole = group(title, description, fields);
  return required === 'every' ? whole.meta({ ...whole.meta(), showsEveryLanguage: true }) : whole;
}

export const pictureName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) =>
    input === '' ? 'må velges' : 'kan bare ha små bokstaver fra a til z, tall og bindestrek',
});
