import type { z } from 'zod';
import { english } from '../common/english.ts';
import { getIn, type KeyPath } from '../common/json.ts';
import { defaultLanguage, forEachLanguage, type Language, languageCodes } from '../common/languages.ts';
import type { PictureSlot } from '../common/picture-slots.ts';
import { interpolate, variablesIn } from '../common/variables.ts';
import { findProblems, problemAt } from './check-file.ts';
import { type Company, companyFile, companySchema, formatVariables, isComposable } from './company.ts';
import { articleFile } from './content-files.ts';
import { readArticle } from './news/read-article.ts';
import { noticeFile, noticeSchema, readySentencesFile, readySentencesSchema } from './notice.ts';
import { findPhotoProblems, type OriginalPictures } from './original-pictures.ts';
import { type Pictures, pictureFile, pictureSchema } from './pictures.ts';
import type { ContentProblem } from './problems.ts';
import { forEachText, metaOf, schemasAlong } from './schema-tree.ts';
import { screenFilePath, screenSchemas, screensOnSite } from './screen-schemas.ts';
import { articleSchema, isArticleShown } from './screens/article.ts';
import type { Content } from './shape-content.ts';
import { isHiddenPart } from './shown.ts';

/**
 * Returns what is wrong with a whole content/: the gate from the draft to a publication, which refuses nothing else. It
 * looks at what visitors would see, so an article, a service or a part of a page that is off, a photo that nothing shows,
 * and an English text that waits stop nobody. `today` is the day in Oslo.
 */
export function checkContent(content: Content, photos: OriginalPictures, today: string): ContentProblem[] {
  const { company, screens, pictures, notice, readySentences, unreadable } = content;
  const published = [...content.articles].filter(([, article]) => isArticleShown(article));
  const articles = published.map(([slug, article]) => readArticle(slug, article, today));
  const pages = [
    ...screensOnSite(screens).map(
      (name) => [screenSchemas[name], screens[name], screenFilePath(name)] as const,
    ),
    ...published.map(([slug, article]) => [articleSchema, article, articleFile(slug)] as const),
  ];
  const shown = new Set([
    ...pages.flatMap(([schema, value]) => placedPictures(schema, value).map(({ name }) => name)),
    ...articles.flatMap(({ pictures: inText }) => inText),
  ]);
  const variables = variableTexts(company);
  const shownPictures = Object.entries(pictures).filter(([name]) => shown.has(name));
  const problems = [
    ...checkCompany(company, today),
    ...pages.flatMap(([schema, value, file]) =>
      [
        ...findProblems(schema, value, file),
        ...findLengthProblems(schema, value, file, variables),
        ...findMissingPictures(schema, value, file, pictures),
      ].filter(({ path }) => !isHiddenPart(value, path) && !isHiddenEntry(schema, value, path)),
    ),
    ...articles.flatMap((article) => article.problems),
    ...shownPictures.flatMap(([name, words]) => [
      ...findProblems(pictureSchema, words, pictureFile(name)),
      ...findLengthProblems(pictureSchema, words, pictureFile(name), variables),
      ...findPhotoProblems(name, photos),
    ]),
    ...findProblems(noticeSchema, notice, noticeFile),
    ...findProblems(readySentencesSchema, readySentences, readySentencesFile),
  ];
  // The value of a file that cannot be read is not its own.
  const files = new Set(unreadable.map(({ file }) => file));
  return [...unreadable, ...problems.filter(({ file }) => !files.has(file))];
}

function checkCompany(company: Company, today: string): ContentProblem[] {
  const problems = findProblems(companySchema, company, companyFile);
  const year = Number(today.slice(0, 4));
  if (company.founded > year)
    problems.push(problemAt(companySchema, ['founded'], `kan ikke være høyere enn ${year}`, companyFile));
  return problems;
}

/** Whether a path leads into an entry of a list that visitors do not see, such as a question without an answer. */
function isHiddenEntry(schema: z.ZodType, value: unknown, path: KeyPath): boolean {
  return schemasAlong(schema, path).some((field, depth) => {
    const { shownWith } = metaOf(field);
    const original = [defaultLanguage, ...path.slice(1, depth + 1)];
    return shownWith !== undefined && getIn(value, [...original, shownWith]) === '';
  });
}

/** The gallery and the front page do without a photo that is gone. */
export const mayBeGone: readonly PictureSlot[] = ['photo', 'homePhoto'];

function placedPictures(schema: z.ZodType, value: unknown) {
  const placed: { name: string; slot: PictureSlot; path: (string | number)[] }[] = [];
  forEachText(schema, value, (name, field, path) => {
    const { slot } = metaOf(field);
    if (slot && name !== '' && !isHiddenPart(value, path)) placed.push({ name, slot, path: [...path] });
  });
  return placed;
}

function findMissingPictures(
  schema: z.ZodType,
  value: unknown,
  file: string,
  pictures: Pictures,
): ContentProblem[] {
  return placedPictures(schema, value)
    .filter(({ name, slot }) => !Object.hasOwn(pictures, name) && !mayBeGone.includes(slot))
    .map(({ path }) => problemAt(schema, path, 'finnes ikke lenger: velg et annet bilde', file));
}

/** The length of a text is what visitors see, with the values of its variables. */
type VariableTexts = Record<Language, ReturnType<typeof formatVariables>>;

/** The texts of the variables, once for all lengths; null while a fact is wrong, because then they have none. */
const variableTexts = (company: Company): VariableTexts | null =>
  isComposable(company) ? forEachLanguage((code) => formatVariables(company, code)) : null;

function findLengthProblems(
  schema: z.ZodType,
  value: unknown,
  file: string,
  variables: VariableTexts | null,
): ContentProblem[] {
  if (!variables) return [];
  const problems: ContentProblem[] = [];
  forEachText(schema, value, (text, field, path) => {
    const { min, max = Number.POSITIVE_INFINITY } = metaOf(field);
    const language = languageCodes.find((code) => path.includes(code)) ?? defaultLanguage;
    const words = language === defaultLanguage ? text : english(text);
    // Only texts with variables have a smallest length.
    if (!words || min === undefined) return;
    const values = variables[language];
    // A text that names an empty fact is not shown.
    if (variablesIn(words).some((name) => values[name] === null)) return;
    const { length } = interpolate(words, values).replaceAll('\u00ad', '').trim();
    const predicates = [
      ...(length < min ? [`er for kort: den har ${length} tegn og må ha minst ${min}`] : []),
      ...(length > max ? [`er for lang: den har ${length} tegn, og det er plass til ${max}`] : []),
    ];
    problems.push(...predicates.map((predicate) => problemAt(schema, path, predicate, file)));
  });
  return problems;
}
