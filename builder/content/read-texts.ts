import type { Company } from '../../schema/company.ts';
import { screens, type TextName, textFile, textNames } from '../../schema/content.ts';
import { type FactMark, marksIn, optionalMarks } from '../../schema/marks.ts';
import type { Texts } from '../../src/content/types.ts';
import { type Language, languages } from '../../src/language/language.ts';
import { ContentError, type Problem } from '../failure.ts';
import { check, problemAt } from '../schema/check.ts';
import { visitTexts } from '../schema/fields.ts';
import { gather } from '../schema/gather.ts';
import { type JsonFile, readJsonFile } from '../schema/json-file.ts';
import { compareLanguages, fillTexts } from './fill-texts.ts';
import { formatFacts } from './format-facts.ts';
import { type HoursWords, hoursLines } from './opening-hours.ts';

type Files = Record<TextName, JsonFile>;
type Facts = Record<FactMark, string | null>;

/**
 * Reads all texts in every language and fills in the facts. Throws a ContentError with everything that is wrong in any
 * of them.
 */
export async function readTexts(root: string, company: Company): Promise<Record<Language, Texts>> {
  const read = await gather(languages.map((language) => readFiles(root, language)));
  const [no, en] = read as [Files, Files];
  const filled = {
    no: factsFor(company, 'no', no.contact.value),
    en: factsFor(company, 'en', en.contact.value),
  };
  const problems = textNames.flatMap((name) => {
    const found = [...checkFile(name, no[name], filled.no), ...checkFile(name, en[name], filled.en)];
    return found.length > 0 ? found : checkTranslation(name, no[name], en[name]);
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { no: textsOf(company, 'no', no, filled.no), en: textsOf(company, 'en', en, filled.en) };
}

async function readFiles(root: string, language: Language): Promise<Files> {
  const files = await gather(textNames.map((name) => readJsonFile(root, textFile(name, language))));
  return Object.fromEntries(textNames.map((name, index) => [name, files[index]])) as Files;
}

/** What marks become. Needs the words for opening hours from the contact page, which has not been checked yet. */
export function factsFor(company: Company, language: Language, contact: unknown): Facts {
  const { data } = screens.contact.texts.pick({ details: true }).strip().safeParse(contact);
  const noWords: HoursWords = { weekdays: '', weekends: '', everyDay: '', closed: '' };
  return formatFacts(company, language, data?.details ?? noWords);
}

function checkFile(name: TextName, source: JsonFile, facts: Facts): Problem[] {
  const schema = screens[name].texts;
  // Lengths count all facts but the firm's name, which may be long.
  const counted = Object.entries(facts).filter(([mark, fact]) => mark !== 'name' && fact !== null);
  const problems = check(schema, fillTexts(source.value, Object.fromEntries(counted)), source);
  visitTexts(schema, source.value, (text, _field, path) => {
    const optional = marksIn(text).find((mark) => mark in optionalMarks);
    if (optional === undefined || typeof path.at(-1) === 'number') return;
    const predicate = `kan ikke bruke {${optional}}, som kan være tomt: bruk det bare i et eget avsnitt eller punkt`;
    problems.push(problemAt(schema, path, predicate, source));
  });
  return problems;
}

function checkTranslation(name: TextName, no: JsonFile, en: JsonFile): Problem[] {
  return compareLanguages(no.value, en.value).map(({ path, predicate }) =>
    problemAt(screens[name].texts, path, predicate, en),
  );
}

function textsOf(company: Company, language: Language, files: Files, facts: Facts): Texts {
  const entries = textNames.map((name) => [name, fillTexts(files[name].value, facts)]);
  const texts = Object.fromEntries(entries) as Texts;
  const { details } = texts.contact;
  return {
    ...texts,
    contact: {
      ...texts.contact,
      details: { ...details, hoursLines: hoursLines(company.openingHours, language, details) },
    },
  };
}
