import type { z } from 'zod';
import type { KeyPath } from '../../common/json.ts';
import { getIn } from '../../common/json.ts';
import { defaultLanguage, languageCodes, languageNames } from '../../common/languages.ts';
import { variablesIn } from '../../common/variables.ts';
import { type Company, textVariables } from '../../schema/company.ts';
import {
  type FileName,
  type ScreenFiles,
  screenFileNames,
  screenFilePath,
  screenSchemas,
} from '../../schema/screen-schemas.ts';
import { allOrContentError, ContentError, type ContentProblem } from '../errors.ts';
import { findProblems, type JsonLocation, normalizeTexts, problemAt } from '../validation/check.ts';
import type { ContentSource } from '../validation/content-source.ts';
import { readJsonFile } from '../validation/json-file.ts';
import { forEachText, metaOf } from '../validation/schema-tree.ts';

/** What other files say. An error in one hides none in another: its part is null. */
interface KnownContent {
  pictures: ReadonlySet<string> | null;
  company: Company | null;
}

/** Reads and checks the files of all screens. Throws a ContentError with everything wrong in them. */
export async function readScreens(
  contentSource: ContentSource,
  known: KnownContent,
): Promise<{ files: ScreenFiles; warnings: ContentProblem[] }> {
  const read = await allOrContentError(screenFileNames.map((name) => readScreen(contentSource, name, known)));
  return {
    // Each fits its schema.
    files: Object.fromEntries(read.map(({ name, value }) => [name, value])) as ScreenFiles,
    warnings: read.flatMap((screen) => compareLanguages(screenSchemas[screen.name], screen)),
  };
}

async function readScreen(contentSource: ContentSource, name: FileName, known: KnownContent) {
  const source = await readJsonFile(contentSource, screenFilePath(name));
  const schema = screenSchemas[name];
  const value = normalizeTexts(schema, source.value);
  const problems = findProblems(schema, value, source);
  forEachText(schema, value, (text, field, path) => {
    const predicates = metaOf(field).slot ? pictureProblems(text, known) : textProblems(text, known);
    problems.push(...predicates.map((predicate) => problemAt(schema, path, predicate, source)));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { ...source, name, value };
}

const pictureProblems = (name: string, { pictures }: KnownContent): string[] =>
  !pictures || pictures.has(name) || name === ''
    ? []
    : [`er ${name}, som ikke finnes blant bildene: velg et annet, eller legg til bildet`];

/** Refuses facts that are written out although they have a mark. */
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

/** Where the words of a language do not match the Norwegian ones: the owner is told, nothing is refused. */
export function compareLanguages(schema: z.ZodType, { value, ...source }: JsonLocation & { value: unknown }) {
  const warnings: ContentProblem[] = [];
  compare(value, undefined, [], '');
  return warnings;

  function compare(part: unknown, norwegian: unknown, path: KeyPath, language: string): void {
    // The owner may write it later.
    if (part === '') return;
    const warn = (predicate: string) => warnings.push(problemAt(schema, path, predicate, source));
    if (typeof part === 'string' && typeof norwegian === 'string') {
      const [found, wanted] = [part, norwegian].map(describeVariables);
      if (found !== wanted)
        warn(`nevner på ${language} ikke de samme opplysningene som på norsk (${wanted || 'ingen'})`);
    } else if (Array.isArray(part) && Array.isArray(norwegian) && part.length !== norwegian.length)
      warn(`har ${part.length} på ${language} og ${norwegian.length} på norsk`);
    else if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        const at = [...path, Array.isArray(part) ? Number(name) : name];
        const code = languageCodes.find((code) => code === name && code !== defaultLanguage);
        if (code) compare(inner, getIn(part, [defaultLanguage]), at, languageNames[code].norwegianName);
        else compare(inner, getIn(norwegian, [name]), at, language);
      }
  }
}

/** The facts that a text names, in the owner's words. */
const describeVariables = (text: string) =>
  [...new Set(variablesIn(text).sort())]
    .map((name) => (textVariables[name]?.description ?? name).replace(/, som i .*/, ''))
    .join('; ');
