import type { z } from 'zod';
import { english } from '../../common/english.ts';
import { pageTitle } from '../../common/format.ts';
import { getIn } from '../../common/json.ts';
import { defaultLanguage, forEachLanguage, type Language } from '../../common/languages.ts';
import { asText, isJsonObject, mapRecord } from '../../common/records.ts';
import { findVariables, interpolate, variablesIn } from '../../common/variables.ts';
import { type Company, formatVariables, textVariables } from '../../content-model/company.ts';
import { type PageName, pageNames } from '../../content-model/routes.ts';
import { childSchema, metaOf } from '../../content-model/schema-tree.ts';
import {
  type FileName,
  type PageDataName,
  pageDataNames,
  type ShownScreens,
  screenFileNames,
  screenSchemas,
  screenStrings,
} from '../../content-model/screen-schemas.ts';
import {
  type LinkedText,
  languageOf,
  linkedParts,
  plainText,
  type TextLink,
} from '../../src/page-data/linked-text.ts';
import type { Texts } from '../../src/page-data/types.ts';

type Variables = ReturnType<typeof variablesFor>;

export const variablesFor = (company: Company, language: Language) => ({
  texts: formatVariables(company, language),
  links: variableLinks(company),
});

function variableLinks(company: Company): Record<string, string> {
  const links: Record<string, string> = {};
  for (const [name, { href }] of Object.entries(textVariables)) if (href) links[name] = href(company);
  return links;
}

type ByName<Value> = Readonly<Partial<Record<PageDataName, Value>>>;

export function fillScreens(files: ShownScreens, company: Company): Record<Language, Texts> {
  const strings: ByName<Record<Language, unknown>> = screenStrings;
  const variables = forEachLanguage((language) => variablesFor(company, language));
  return forEachLanguage((language) => {
    const own: ByName<unknown> = mapRecord(screenFileNames, (name) =>
      fillScreen(name, files, variables, language),
    );
    const filled = pageDataNames.map((name) => {
      return [name, merge(own[name], fillStrings(strings[name]?.[language], variables[language]))];
    });
    const texts: Texts = Object.fromEntries(filled);
    for (const name of screenFileNames) {
      const page = texts[name];
      if (!('meta' in page)) continue;
      const { title, description } = readHead(page, labelOf(name, language));
      page.meta = { title: pageTitle(title, company.name), description };
    }
    return texts;
  });
}

const labelOf = (name: FileName, language: Language): string =>
  name in pageNames ? pageNames[name as PageName][language] : screenStrings['not-found'][language].line;

/** A title without English is the page's name; a description without English is the Norwegian one. */
function readHead(page: { meta: Head }, label: string): { title: string; description: string } {
  const { title, description } = page.meta;
  return { title: languageOf(title) ? label : plainText(title), description: plainText(description) };
}

interface Head {
  title: LinkedText;
  description: LinkedText;
}

function merge(own: unknown, strings: unknown): unknown {
  if (own === undefined) return strings;
  if (!isJsonObject(own) || !isJsonObject(strings)) return own;
  const keys = Object.keys({ ...own, ...strings });
  return Object.fromEntries(keys.map((key) => [key, merge(own[key], strings[key])]));
}

export function fillScreen(
  name: FileName,
  files: ShownScreens,
  variables: Readonly<Record<Language, Variables>>,
  language: Language,
) {
  const { [defaultLanguage]: original, [language]: translation } = files[name];
  const schema = childSchema(screenSchemas[name], language);
  return fillOwn({ original, translation }, { language, variables }, schema);
}

interface Page {
  language: Language;
  variables: Readonly<Record<Language, Variables>>;
}

/** A Norwegian value, and its translation at the same place. */
interface Written {
  original: unknown;
  translation: unknown;
}

/** Walks the Norwegian value, and leaves out entries of lists that are not shown in it. */
function fillOwn({ original, translation }: Written, page: Page, schema?: z.ZodType): unknown {
  const part = (key: string | number) =>
    fillOwn(
      { original: getIn(original, [key]), translation: getIn(translation, [key]) },
      page,
      schema && childSchema(schema, key),
    );
  if (typeof original === 'string') return fillOwnText(original, asText(translation), page, schema);
  if (Array.isArray(original)) {
    const { shownWith } = schema ? metaOf(schema) : {};
    return original.flatMap((entry, index) => {
      const isShown = !namesEmptyVariable(entry, page.variables[defaultLanguage].texts);
      return isShown && (!shownWith || getIn(entry, [shownWith]) !== '') ? [part(index)] : [];
    });
  }
  if (!isJsonObject(original)) return original;
  return Object.fromEntries(Object.keys(original).map((key) => [key, part(key)]));
}

/** Returns a text in the language of the page, or in Norwegian and marked as such while its English waits. */
function fillOwnText(
  original: string,
  translation: string,
  { language, variables }: Page,
  schema?: z.ZodType,
): LinkedText {
  if (language === defaultLanguage || original === '') return fillText(original, variables[language], schema);
  const words = english(translation);
  if (words !== null && !namesEmptyVariable(words, variables[language].texts))
    return fillText(words, variables[language], schema);
  return {
    lang: defaultLanguage,
    parts: linkedParts(fillText(original, variables[defaultLanguage], schema)),
  };
}

const fillText = (text: string, variables: Variables, schema?: z.ZodType): LinkedText =>
  schema && metaOf(schema).links ? fillLinked(text, variables) : interpolate(text, variables.texts);

/** Fills in the variables of fixed strings. */
function fillStrings(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return fillText(value, variables);
  if (Array.isArray(value)) return value.map((entry) => fillStrings(entry, variables));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillStrings(inner, variables)]),
  );
}

function fillLinked(text: string, { texts, links }: Variables): LinkedText {
  const parts: (string | TextLink)[] = [];
  let start = 0;
  for (const { name, index, end } of findVariables(text)) {
    const href = links[name];
    if (href === undefined) continue;
    parts.push(interpolate(text.slice(start, index), texts), { text: texts[name] ?? '', href });
    start = end;
  }
  const rest = interpolate(text.slice(start), texts);
  return parts.length === 0 ? rest : [...parts, rest].filter((part) => part !== '');
}

/** Whether a text, or an entry of a list with one of its texts, names an empty fact. */
export function namesEmptyVariable(entry: unknown, texts: Variables['texts']): boolean {
  const written = isJsonObject(entry) ? Object.values(entry) : [entry];
  return written.some(
    (text) => typeof text === 'string' && variablesIn(text).some((variable) => texts[variable] === null),
  );
}
