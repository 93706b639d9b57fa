import type { z } from 'zod';
import { english } from '../common/english.ts';
import { getIn, isEqualJson, type KeyPath } from '../common/json.ts';
import { defaultLanguage, languageCodes } from '../common/languages.ts';
import { interpolate, variablesIn } from '../common/variables.ts';
import { findProblems, normalizeTexts, problemAt, validFile } from './check-file.ts';
import { type Company, companyFile, companySchema, formatVariables } from './company.ts';
import { articleFile, slugOf } from './content-files.ts';
import { type JsonFile, type JsonLocation, parseJsonFile } from './content-json.ts';
import type { ArticleFile, KnownNames } from './news/read-article.ts';
import { type Notice, noticeFile, noticeSchema, readySentencesFile, readySentencesSchema } from './notice.ts';
import { findOriginalProblems, type OriginalPictures } from './original-pictures.ts';
import { type Pictures, picturesFile, picturesSchema } from './pictures.ts';
import { allOrContentError, ContentError, type ContentProblem } from './problems.ts';
import { forEachText, metaOf } from './schema-tree.ts';
import {
  type FileName,
  type ScreenFiles,
  screenFileNames,
  screenFilePath,
  screenSchemas,
} from './screen-schemas.ts';
import { type ArticleValue, articleSchema, compareArticles } from './screens/article.ts';
import { alignTranslations } from './translations.ts';

/** The bytes of the JSON files in content/, by their paths. */
export type ContentTexts = ReadonlyMap<string, Uint8Array>;

/** A whole content/ as it is written. */
export interface WrittenContent {
  texts: ContentTexts;
  originals: OriginalPictures;
}

/** A whole content/ without problems. */
export interface ValidContent {
  company: Company;
  screens: ScreenFiles;
  pictures: Pictures;
  /** Newest first, also those that are not out. */
  articles: ArticleFile[];
  notice: Notice | null;
}

/** Parses an article. Rejects with a ContentError. */
export type ParseArticle = (
  slug: string,
  source: JsonLocation & { value: ArticleValue },
  known: KnownNames,
) => Promise<ArticleFile>;

/** The content of other files; null where a file has an error. */
interface KnownContent {
  pictures: ReadonlySet<string> | null;
  company: Company | null;
}

/** Returns what is wrong with a whole content/. `today` is the day in Oslo. */
export async function checkContent(
  written: WrittenContent,
  today: string,
  parseArticle: ParseArticle,
): Promise<readonly ContentProblem[]> {
  try {
    await parseContent(written, today, parseArticle);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Rejects with one ContentError that has every problem. */
export async function parseContent(
  { texts, originals }: WrittenContent,
  today: string,
  parseArticle: ParseArticle,
): Promise<ValidContent> {
  const companyParsed = parseFile(texts, companyFile, companySchema);
  const picturesParsed = parsePictures(texts);
  // An error in one file must not hide those in another.
  const known = Promise.all([
    picturesParsed.then(({ value }) => new Set(Object.keys(value))).catch(() => null),
    companyParsed.then(({ value }) => value).catch(() => null),
  ]).then(([pictures, company]) => ({ pictures, company }));
  const [company, screens, articles, pictures, notice] = await allOrContentError([
    companyParsed.then((source) => requireCompany(source, today)),
    known.then((content) => parseScreens(texts, content)),
    known.then((content) => parseNews(texts, content.pictures, parseArticle)),
    known.then(async (content) => requirePictures(await picturesParsed, originals, content)),
    parseFile(texts, noticeFile, noticeSchema),
    parseFile(texts, readySentencesFile, readySentencesSchema),
  ]);
  return { company, screens, pictures, articles, notice: notice.value.notice };
}

const jsonIn = (texts: ContentTexts, file: string): JsonFile => parseJsonFile(file, texts.get(file));

/** Rejects, instead of throwing at once, because other files may have problems too. */
async function parseFile<Schema extends z.ZodType>(texts: ContentTexts, file: string, schema: Schema) {
  return validFile(jsonIn(texts, file), schema);
}

export const parsePictures = (texts: ContentTexts) => parseFile(texts, picturesFile, picturesSchema);

/** A schema knows no day, since composing reads no clock. */
function requireCompany(source: JsonLocation & { value: Company }, today: string): Company {
  const year = Number(today.slice(0, 4));
  if (source.value.founded > year)
    throw new ContentError([
      problemAt(companySchema, ['founded'], `kan ikke være høyere enn ${year}`, source),
    ]);
  return source.value;
}

function requirePictures(
  source: JsonLocation & { value: Pictures },
  originals: OriginalPictures,
  known: KnownContent,
): Pictures {
  const problems = findOriginalProblems(source, originals);
  forEachText(picturesSchema, source.value, (text, field, path) => {
    const predicates = lengthProblems(text, field, path, known);
    problems.push(...predicates.map((predicate) => problemAt(picturesSchema, path, predicate, source)));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return source.value;
}

/** Rejects with a ContentError. */
export async function parseScreens(texts: ContentTexts, known: KnownContent): Promise<ScreenFiles> {
  const parsed = screenFileNames.map(async (name) => [name, parseScreen(texts, name, known)]);
  // Each fits its schema.
  return Object.fromEntries(await allOrContentError(parsed)) as ScreenFiles;
}

function parseScreen(texts: ContentTexts, name: FileName, known: KnownContent) {
  const source = jsonIn(texts, screenFilePath(name));
  const schema = screenSchemas[name];
  const value = alignTranslations(normalizeTexts(schema, source.value));
  const found = findProblems(schema, value, source);
  const problems = found.filter((problem) => !isRepeatedInTranslation(problem, found, value));
  forEachText(schema, value, (text, field, path) => {
    const predicates = metaOf(field).slot
      ? pictureProblems(text, known)
      : [...lengthProblems(text, field, path, known), ...textProblems(text, known)];
    problems.push(...predicates.map((predicate) => problemAt(schema, path, predicate, source)));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return value;
}

/** Lists have the same entries in all languages, so what is wrong with a list is named once. */
function isRepeatedInTranslation(
  { field }: ContentProblem,
  all: readonly ContentProblem[],
  value: unknown,
): boolean {
  const [language, ...path] = field?.path ?? [];
  if (!field || language === defaultLanguage || typeof getIn(value, field.path) !== 'object') return false;
  return all.some(
    ({ field: other }) =>
      other?.message === field.message && isEqualJson(other.path, [defaultLanguage, ...path]),
  );
}

const pictureProblems = (name: string, { pictures }: KnownContent): string[] =>
  !pictures || pictures.has(name) || name === ''
    ? []
    : [`er ${name}, som ikke finnes blant bildene: velg et annet, eller legg til bildet`];

/** The length of a text is what visitors see, with the values of its variables. */
function lengthProblems(text: string, field: z.ZodType, path: KeyPath, { company }: KnownContent): string[] {
  const { min, max = Number.POSITIVE_INFINITY } = metaOf(field);
  const language = languageCodes.find((code) => path.includes(code)) ?? defaultLanguage;
  const words = language === defaultLanguage ? text : english(text);
  // Only texts with variables have a smallest length.
  if (!company || !words || min === undefined) return [];
  const values = formatVariables(company, language);
  // A text that names an empty fact is not shown.
  if (variablesIn(words).some((name) => values[name] === null)) return [];
  const { length } = interpolate(words, values).replaceAll('\u00ad', '').trim();
  if (length < min) return [`er for kort: den har ${length} tegn og må ha minst ${min}`];
  return length > max ? [`er for lang: den har ${length} tegn, og det er plass til ${max}`] : [];
}

function textProblems(text: string, { company }: KnownContent): string[] {
  if (!company) return [];
  const spelled = (['phone', 'email', 'organisationNumber'] as const).filter((name) =>
    withoutSpaces(text).includes(withoutSpaces(company[name])),
  );
  return spelled.map(
    (name) =>
      `har ${company[name]} skrevet rett ut: skriv {${name}} i stedet, så følger teksten med når det endres`,
  );
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Returns all articles, newest first. Rejects with a ContentError. */
export async function parseNews(
  texts: ContentTexts,
  pictures: KnownContent['pictures'],
  parseArticle: ParseArticle,
): Promise<ArticleFile[]> {
  const slugs = [...texts.keys()].map(slugOf).filter((slug) => slug !== undefined);
  const parsed = slugs.map(async (slug) => {
    const source = await parseFile(texts, articleFile(slug), articleSchema);
    return parseArticle(slug, source, { slugs, pictures });
  });
  const found = await allOrContentError(parsed);
  return found.sort(compareArticles);
}
