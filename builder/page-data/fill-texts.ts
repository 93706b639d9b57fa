import type { z } from 'zod';
import { pageTitle } from '../../common/format.ts';
import { getIn } from '../../common/json.ts';
import { defaultLanguage, forEachLanguage, type Language } from '../../common/languages.ts';
import { isJsonObject, mapRecord } from '../../common/records.ts';
import { findVariables, interpolate, variablesIn } from '../../common/variables.ts';
import { type Company, textVariables } from '../../content-model/company.ts';
import { type PageName, pageNames } from '../../content-model/routes.ts';
import { childSchema, metaOf } from '../../content-model/schema-tree.ts';
import {
  type FileName,
  type PageDataName,
  pageDataNames,
  type ScreenFiles,
  screenFileNames,
  screenSchemas,
  screenStrings,
} from '../../content-model/screen-schemas.ts';
import { lacksTranslation } from '../../content-model/translations.ts';
import {
  type LinkedText,
  linkedParts,
  plainText,
  type TextLink,
  type UntranslatedText,
} from '../../src/page-data/linked-text.ts';
import type { Texts } from '../../src/page-data/types.ts';

type Variables = ReturnType<typeof variablesFor>;

export const variablesFor = (company: Company, language: Language) => ({
  texts: formatVariables(company, language),
  links: variableLinks(company),
});

export function formatVariables(company: Company, language: Language): Record<string, string | null> {
  const variables = Object.entries(textVariables);
  return Object.fromEntries(variables.map(([name, { format }]) => [name, format(company, language)]));
}

function variableLinks(company: Company): Record<string, string> {
  const links: Record<string, string> = {};
  for (const [name, { href }] of Object.entries(textVariables)) if (href) links[name] = href(company);
  return links;
}

type ByName<Value> = Readonly<Partial<Record<PageDataName, Value>>>;

export function fillScreens(files: ScreenFiles, company: Company): Record<Language, Texts> {
  const strings: ByName<Record<Language, unknown>> = screenStrings;
  const variables = forEachLanguage((language) => variablesFor(company, language));
  return forEachLanguage((language) => {
    const own: ByName<unknown> = mapRecord(screenFileNames, (name) =>
      fillScreen(name, files, variables, language),
    );
    const filled = pageDataNames.map((name) => {
      return [name, merge(own[name], fillTexts(strings[name]?.[language], variables[language]))];
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

/** What search engines get instead of a head that is not translated: the name of the page, and its first sentence. */
function readHead(page: { meta: Head }, label: string): { title: string; description: string } {
  const { title, description } = page.meta;
  const intro = [getIn(page, ['banner', 'intro']), getIn(page, ['hero', 'description'])].find(isTranslated);
  return {
    title: isTranslated(title) ? title : label,
    description: isTranslated(description) ? description : (intro ?? plainText(description)),
  };
}

interface Head {
  title: LinkedText;
  description: LinkedText;
}

const isTranslated = (text: unknown): text is string => typeof text === 'string';

function merge(own: unknown, strings: unknown): unknown {
  if (own === undefined) return strings;
  if (!isJsonObject(own) || !isJsonObject(strings)) return own;
  const keys = Object.keys({ ...own, ...strings });
  return Object.fromEntries(keys.map((key) => [key, merge(own[key], strings[key])]));
}

export function fillScreen(
  name: FileName,
  files: ScreenFiles,
  variables: Readonly<Record<Language, Variables>>,
  language: Language,
) {
  const schema = childSchema(screenSchemas[name], language);
  const original = files[name][defaultLanguage];
  const written =
    language === defaultLanguage
      ? original
      : resolveUntranslated(files[name][language], original, variables[defaultLanguage], schema);
  return fillTexts(written, variables[language], schema);
}

/**
 * Replaces texts without a translation by the Norwegian ones, and leaves out those that are empty in Norwegian. Entries of
 * lists are left out as their ListRules say.
 */
function resolveUntranslated(
  value: unknown,
  original: unknown,
  norwegian: Variables,
  schema?: z.ZodType,
): unknown {
  if (typeof value === 'string') {
    if (original === '') return '';
    return lacksTranslation(value, original) ? untranslatedText(String(original), norwegian, schema) : value;
  }
  if (Array.isArray(value)) {
    const { length, untranslated } = schema ? metaOf(schema) : {};
    const isMissing = value.map((entry, index) => lacksTranslation(entry, getIn(original, [index])));
    const isShown =
      length !== undefined ||
      untranslated === 'norwegian' ||
      (untranslated !== undefined && !isMissing.includes(false));
    return value.flatMap((entry, index) => {
      const isLeft = isMissing[index] && (!isShown || isLeftOut(getIn(original, [index]), norwegian.texts));
      return isLeft ? [] : [resolvePart(entry, index)];
    });
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolvePart(part, key)]));

  function resolvePart(part: unknown, key: string | number): unknown {
    return resolveUntranslated(part, getIn(original, [key]), norwegian, schema && childSchema(schema, key));
  }
}

/** A Norwegian text for a page in another language. */
const untranslatedText = (text: string, norwegian: Variables, schema?: z.ZodType): UntranslatedText => ({
  lang: defaultLanguage,
  parts: linkedParts(fillText(text, norwegian, schema)),
});

const fillText = (text: string, variables: Variables, schema?: z.ZodType): LinkedText =>
  schema && metaOf(schema).links ? fillLinked(text, variables) : interpolate(text, variables.texts);

/** Leaves out entries of lists that have an empty variable, or lack the text without which they are not shown. */
function fillTexts(value: unknown, variables: Variables, schema?: z.ZodType): unknown {
  if (typeof value === 'string') return fillText(value, variables, schema);
  if (typeof value !== 'object' || value === null) return value;
  const filled = (inner: unknown, key: string | number) =>
    fillTexts(inner, variables, schema && childSchema(schema, key));
  if (Array.isArray(value)) {
    const { shownWith } = schema ? metaOf(schema) : {};
    const isShown = (entry: unknown) =>
      !isLeftOut(entry, variables.texts) && (!shownWith || getIn(entry, [shownWith]) !== '');
    return value.filter(isShown).map(filled);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, key)]));
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

/** Whether an entry of a list, or one of its texts, names an empty fact. */
function isLeftOut(entry: unknown, texts: Variables['texts']): boolean {
  const written = isJsonObject(entry) ? Object.values(entry) : [entry];
  return written.some(
    (text) => typeof text === 'string' && variablesIn(text).some((variable) => texts[variable] === null),
  );
}
