import type { z } from 'zod';
import type { Language } from '../common/languages.ts';

/** A name by which a text takes a fact: `{machines}`. */
export interface Mark<Value> {
  /** What it becomes, in the owner's words. */
  means: string;
  write(value: Value, language: Language, firm: Firm): string;
  /** The most characters that it becomes, if titles and summaries may name it. */
  short?: number;
  /** Where it leads in a text that may hold links. */
  link?(value: Value): string;
  /** It may be empty: the site then leaves out a paragraph or point that names it. */
  optional?: true;
}

/** What the wording of one fact needs of others. */
export interface Firm {
  postalCode: string;
  place: string;
  url: string;
  formService: { endpoint: string };
}

export interface Fact<Field extends z.ZodType> {
  field: Field;
  example: z.infer<Field>;
  marks: Record<string, Mark<z.infer<Field>>>;
  /** The longest of what its field cannot tell by itself. */
  longest: z.infer<Field> | undefined;
}

/** Makes an entry whose types fit one another. */
export const fact = <Field extends z.ZodType>(
  field: Field,
  example: z.infer<Field>,
  marks: Record<string, Mark<z.infer<Field>>> = {},
  longest?: z.infer<Field>,
): Fact<Field> => ({ field, example, marks, longest });

/** Gives facts the heading under which the desk shows them, and says where the site shows them. */
export function under<Facts extends Record<string, Fact<z.ZodType>>>(
  heading: string,
  shown: string,
  facts: Facts,
): Facts {
  const entries = Object.entries(facts).map(([name, entry]) => {
    const { field } = entry;
    return [name, { ...entry, field: field.meta({ ...field.meta(), group: heading, shown }) }];
  });
  // The same names, with more said of each field.
  return Object.fromEntries(entries) as Facts;
}
