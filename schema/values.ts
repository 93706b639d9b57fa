import { z } from 'zod';

/**
 * A building block for facts: a text with one rule, whose message completes the sentence «… {message}». `input` is the
 * kind of field that an editor shows.
 */
const fact = (rule: z.core.$ZodCheck<string>, input?: string) => (title: string, description: string) =>
  z.string().check(rule).meta({ title, description, input });

const isDate = (text: string) => z.iso.date().safeParse(text).success;
const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** A time of day, as in 07:00. */
export const time = fact(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'må være et klokkeslett med fire sifre, for eksempel 07:00'),
  'time',
);

/** A day of the year as month and day, as in 10-15. */
export const monthDay = fact(
  z.refine<string>((value) => isDate(`2024-${value}`), 'må være en dag som finnes, med både dag og måned'),
  'month-day',
);

/** A date, as in 2026-11-20. */
export const date = fact(z.refine(isDate, 'må ha dag, måned og år'), 'date');

const dayAndMonth = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day of the year as the owner reads it: «15. oktober». */
export const inWords = (monthDay: string) =>
  isDate(`2024-${monthDay}`) ? dayAndMonth.format(new Date(`2024-${monthDay}T00:00Z`)) : monthDay;

export const whole = (title: string, description: string, least: number, most: number) =>
  z.int().min(least).max(most).meta({ title, description });

/** A value that may be missing: null instead of the value. */
export const orNull = <Value extends z.ZodType>(value: Value) => value.nullable().meta(value.meta() ?? {});

/** A fact that the owner may leave out: an editor says so. */
export const optional = <Value extends z.ZodType>(value: Value) =>
  value.meta({ ...value.meta(), optional: true });

/** A text that may be empty. */
export const orEmpty = (value: z.ZodString) =>
  z
    .string()
    .check(({ value: written, issues }) => {
      const { error } = value.safeParse(written);
      if (written === '' || !error) return;
      issues.push({ code: 'custom', input: written, message: `${error.issues[0]?.message}, eller stå tom` });
    })
    .meta(value.meta() ?? {});

export const phone = fact(
  z.regex(
    /^((\+47 ?)?(\d ?){8}|\+(?!47)(\d ?){8,15})$/,
    'må være et telefonnummer på åtte sifre, med eller uten +47 først, for eksempel +47 00 00 00 00, eller et utenlandsk med + og landets kode først',
  ),
  'tel',
);

export const email = fact(
  z.regex(
    /^[^\s@<>"{}]+@[^\s@<>"{}]+\.[^\s@<>"{}.]{2,}$/,
    'må være en e-postadresse, for eksempel post@example.no',
  ),
  'email',
);

export const httpsAddress = fact(
  z.refine(isHttps, 'må fylles ut med en adresse som begynner med https://'),
  'url',
);

/** The address of a site: its host alone. */
export const origin = fact(
  z.refine<string>(
    (value) => isHttps(value) && new URL(value).origin === value,
    'må være adressen til nettstedet uten noe etter domenet og uten skråstrek til slutt, for eksempel https://www.firma.no',
  ),
  'url',
);

export const postalCode = fact(z.regex(/^\d{4}$/, 'må være fire sifre, for eksempel 1350'));

/** A Norwegian organisation number: the last of nine digits is a check digit, modulo 11. */
export const organisationNumber = fact(
  z.refine<string>((value) => {
    const digits = value.replaceAll(' ', '');
    const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];
    const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
    return /^\d{9}$/.test(digits) && sum % 11 === 0;
  }, 'må være et gyldig organisasjonsnummer: ni sifre, der det siste kontrollerer de andre, så se etter en tastefeil'),
);
