import type { z } from 'zod';
import type { Language } from '../common/languages.ts';

export interface TextVariable<Value> {
  /** What the owner calls it, in the definite form: «telefonnummeret». */
  description: string;
  format(value: Value, language: Language, related: RelatedFields): string;
  href?(value: Value): string;
  /** It may be empty. Then the site leaves out a paragraph or point that has it. */
  optional?: true;
}

/** The company fields that the format of another one may need. */
export interface RelatedFields {
  postalCode: string;
  place: string;
  url: string;
  formService: { endpoint: string };
}

export interface CompanyField<Field extends z.ZodType> {
  field: Field;
  variables: Record<string, TextVariable<z.infer<Field>>>;
}

export const companyField = <Field extends z.ZodType>(
  field: Field,
  variables: Record<string, TextVariable<z.infer<Field>>> = {},
): CompanyField<Field> => ({ field, variables });

/** Adds to company fields their heading on the desk, and where the site shows them. */
export function withHeading<Fields extends Record<string, CompanyField<z.ZodType>>>(
  heading: string,
  shownOn: string,
  fields: Fields,
): Fields {
  const entries = Object.entries(fields).map(([name, entry]) => {
    const { field } = entry;
    return [name, { ...entry, field: field.meta({ ...field.meta(), group: heading, shownOn }) }];
  });
  // The names are the same.
  return Object.fromEntries(entries) as Fields;
}
