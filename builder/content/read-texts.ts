import path from 'node:path';
import type { Company } from '../../schema/company.ts';
import { screens, type TextName, textFile, textNames } from '../../schema/content.ts';
import { type FactMark, marksIn, optionalMarks } from '../../schema/marks.ts';
import type { Texts } from '../../src/content/types.ts';
import { forEachLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { ContentError, type Problem } from '../failure.ts';
import { check, problemAt } from '../schema/check.ts';
import { visitTexts } from '../schema/fields.ts';
import { gather } from '../schema/gather.ts';
import { type JsonFile, readJsonFile } from '../schema/json-file.ts';
import { compareLanguages, fillTexts } from './fill-texts.ts';
import { formatFacts } from './format-facts.ts';
import { hoursLines } from './opening-hours.ts';

/** The fixed words belong to the code, so they are never read from a copy of content/. */
const projectRoot = path.join(import.meta.dirname, '../..');

type Files = Record<TextName, JsonFile>;
type Facts = Record<FactMark, string | null>;
type Labels = typeof import('../../labels/no.json');
type ByLanguage<Value> = Record<Language, Value>;

/**
 * Reads all texts in every language and fills in the facts. Throws a ContentError with everything that is wrong in any
 * of them.
 */
export async function readTexts(root: string, company: Company): Promise<Record<Language, Texts>> {
  const read = await gather(languageCodes.map((code) => readFiles(root, code)));
  const files = Object.fromEntries(
    languageCodes.map((code, index) => [code, read[index]]),
  ) as ByLanguage<Files>;
  const labels = await readLabels();
  const facts = forEachLanguage((code) => formatFacts(company, code, labels[code].contact.details));
  const problems = textNames.flatMap((name) => {
    const found = languageCodes.flatMap((code) => checkFile(name, files[code][name]));
    if (found.length > 0) return found;
    const [first, ...others] = languageCodes;
    return others.flatMap((code) => checkTranslation(name, files[first ?? code][name], files[code][name]));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return forEachLanguage((code) => textsOf(company, code, files[code], labels[code], facts[code]));
}

async function readFiles(root: string, language: Language): Promise<Files> {
  const files = await gather(textNames.map((name) => readJsonFile(root, textFile(name, language))));
  return Object.fromEntries(textNames.map((name, index) => [name, files[index]])) as Files;
}

/** Reads the fixed words of every language. Throws a ContentError if the languages do not have the same ones. */
export async function readLabels(): Promise<ByLanguage<Labels>> {
  const files = await gather(languageCodes.map((code) => readJsonFile(projectRoot, `labels/${code}.json`)));
  const problems = files.flatMap(({ file, value, lineOf }) =>
    compareLanguages(files[0]?.value, value).map(({ path, predicate }) => ({
      file,
      line: lineOf(path),
      message: `${path.join('.')} ${predicate}.`,
    })),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(
    languageCodes.map((code, index) => [code, files[index]?.value]),
  ) as ByLanguage<Labels>;
}

function checkFile(name: TextName, source: JsonFile): Problem[] {
  const schema = screens[name].texts;
  const problems = check(schema, source.value, source);
  visitTexts(schema, source.value, (text, _field, path) => {
    const optional = marksIn(text).find((mark) => mark in optionalMarks);
    if (optional === undefined || typeof path.at(-1) === 'number') return;
    const predicate = `kan ikke bruke koden {${optional}}, for den kan være tom: bruk den i et eget avsnitt eller punkt`;
    problems.push(problemAt(schema, path, predicate, source));
  });
  return problems;
}

function checkTranslation(name: TextName, no: JsonFile, en: JsonFile): Problem[] {
  return compareLanguages(no.value, en.value).map(({ path, predicate }) =>
    problemAt(screens[name].texts, path, predicate, en),
  );
}

function textsOf(company: Company, language: Language, files: Files, labels: Labels, facts: Facts): Texts {
  const own = Object.fromEntries(textNames.map((name) => [name, files[name].value]));
  const texts = fillTexts(merge(own, labels), facts) as Texts;
  const { details } = texts.contact;
  for (const name of textNames) {
    const page = texts[name];
    if ('meta' in page) page.meta.title = pageTitle(page.meta.title, company.name);
  }
  return {
    ...texts,
    contact: {
      ...texts.contact,
      details: { ...details, hoursLines: hoursLines(company.openingHours, language, details) },
    },
  };
}

/** The title of a page with the firm's name, if a search engine shows both. */
function pageTitle(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length > 60 || title.includes(name) ? title : both;
}

/** The owner's texts and the fixed words in one group. */
function merge(own: unknown, labels: unknown): unknown {
  if (own === undefined) return labels;
  if (!isGroup(own) || !isGroup(labels)) return own;
  const keys = Object.keys({ ...own, ...labels });
  return Object.fromEntries(keys.map((key) => [key, merge(own[key], labels[key])]));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
