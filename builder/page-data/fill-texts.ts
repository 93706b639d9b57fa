import type { z } from 'zod';
import { pageTitle } from '../../common/format.ts';
import { forEachLanguage, type Language } from '../../common/languages.ts';
import { isJsonObject } from '../../common/records.ts';
import { variablesIn } from '../../common/variables.ts';
import type { Company } from '../../schema/company.ts';
import {
  type PageDataName,
  pageDataNames,
  type ScreenFiles,
  screenFileNames,
  screenSchemas,
  screenStrings,
} from '../../schema/screen-schemas.ts';
import { interpolate } from '../../src/page-data/interpolate.ts';
import type { LinkedText } from '../../src/page-data/linked-text.ts';
import type { Texts } from '../../src/page-data/types.ts';
import { childSchema, metaOf } from '../validation/schema-tree.ts';
import { formatVariables, variableLinks } from './company-info.ts';

/** What the marks of a text become. */
interface Variables {
  texts: Readonly<Record<string, string | null>>;
  links: Readonly<Record<string, string>>;
}

/** What the marks of texts become in a language. */
export const variablesFor = (company: Company, language: Language): Variables => ({
  texts: formatVariables(company, language),
  links: variableLinks(company),
});

type ByName<Value> = Readonly<Partial<Record<PageDataName, Value>>>;

/** The texts of every language with the fixed words and the facts filled in. */
export function fillScreens(files: ScreenFiles, company: Company): Record<Language, Texts> {
  const own: ByName<Record<Language, unknown>> = files;
  const strings: ByName<Record<Language, unknown>> = screenStrings;
  const schemas: ByName<z.ZodType> = screenSchemas;
  return forEachLanguage((language) => {
    const values = variablesFor(company, language);
    const filled = pageDataNames.map((name) => {
      const schema = schemas[name];
      const written = merge(own[name]?.[language], strings[name]?.[language]);
      return [name, fillTexts(written, values, schema && childSchema(schema, language))];
    });
    const texts: Texts = Object.fromEntries(filled);
    for (const name of screenFileNames) {
      const page = texts[name];
      if ('meta' in page) page.meta.title = pageTitle(page.meta.title, company.name);
    }
    return texts;
  });
}

function merge(own: unknown, strings: unknown): unknown {
  if (own === undefined) return strings;
  if (!isJsonObject(own) || !isJsonObject(strings)) return own;
  const keys = Object.keys({ ...own, ...strings });
  return Object.fromEntries(keys.map((key) => [key, merge(own[key], strings[key])]));
}

/** Replaces marks by facts and links. Leaves out a text of a list that names an empty fact. */
export function fillTexts(value: unknown, variables: Variables, schema?: z.ZodType): unknown {
  if (typeof value === 'string') {
    return schema && metaOf(schema).links
      ? fillLinked(value, variables)
      : interpolate(value, variables.texts);
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled = (inner: unknown, key: string | number) =>
    fillTexts(inner, variables, schema && childSchema(schema, key));
  if (Array.isArray(value)) {
    return value.filter((entry) => !isLeftOut(entry, variables.texts)).map(filled);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, key)]));
}

function fillLinked(text: string, { texts, links }: Variables): LinkedText {
  const pieces = text.split(new RegExp(`\\{(${Object.keys(links).join('|')})\\}`));
  if (pieces.length === 1) return interpolate(text, texts);
  return pieces
    .map((piece, index) =>
      index % 2 === 1 ? { text: texts[piece] ?? '', href: links[piece] ?? '' } : interpolate(piece, texts),
    )
    .filter((piece) => piece !== '');
}

function isLeftOut(entry: unknown, texts: Variables['texts']): boolean {
  return typeof entry === 'string' && variablesIn(entry).some((variable) => texts[variable] === null);
}
