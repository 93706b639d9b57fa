import type { z } from 'zod';
import type { Language } from '../common/languages.ts';

/** A name by which a text takes a fact: `{machines}`. */
export interface TextVariable<Value> {
  /** What it becomes, in the owner's words. */
  description: string;
  format(value: Value, language: Language, related: RelatedFields): string;
  /** The most characters that it becomes, if titles and summaries may name it. */
  maxLengthInTitles?: number;
  /** Where it leads in a text that may hold links. */
  href?(value: Value): string;
  /** It may be empty: the site then leaves out a paragraph or point that names it. */
  optional?: true;
}

/** What the wording of one fact needs of others. */
export interface RelatedFields {
  postalCode: string;
  place: string;
  url: string;
  formService: { endpoint: string };
}

export interface CompanyField<Field extends z.ZodType> {
  field: Field;
  example: z.infer<Field>;
  variables: Record<string, TextVariable<z.infer<Field>>>;
  /** The longest of what its field cannot tell by itself. */
  longest: z.infer<Field> | undefined;
}

/** Makes an entry whose types fit one another. */
export const companyField = <Field extends z.ZodType>(
  field: Field,
  example: z.infer<Field>,
  variables: Record<string, TextVariable<z.infer<Field>>> = {},
  longest?: z.infer<Field>,
): CompanyField<Field> => ({ field, example, variables, longest });

/** Gives facts the heading under which the desk shows them, and says where the site shows them. */
export function withHeading<Fields extends Record<string, CompanyField<z.ZodType>>>(
  heading: string,
  shownOn: string,
  fields: Fields,
): Fields {
  const entries = Object.entries(fields).map(([name, entry]) => {
    const { field } = entry;
    return [name, { ...entry, field: field.meta({ ...field.meta(), group: heading, shownOn }) }];
  });
  // The same names, with more said of each field.
  return Object.fromEntries(entries) as Fields;
}
