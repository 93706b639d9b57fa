import type { z } from 'zod';
import { valueAt } from '../../common/json.ts';
import { defaultLanguage, languageCodes, languageNames } from '../../common/languages.ts';
import { marksIn } from '../../common/variables.ts';
import { type Company, marks } from '../../schema/company.ts';
import {
  type FileName,
  type ScreenFiles,
  screenFileNames,
  screenFilePath,
  screenSchemas,
} from '../../schema/screen-schemas.ts';
import { ContentError, type ContentProblem, gather } from '../errors.ts';
import { asKept, check, problemAt, type Source } from '../validation/check.ts';
import type { Project } from '../validation/content-source.ts';
import { readJsonFile } from '../validation/json-file.ts';
import { metaOf, visitTexts } from '../validation/schema-tree.ts';

/** What other files say. An error in one hides none in another: its part is null. */
interface KnownContent {
  pictures: ReadonlySet<string> | null;
  company: Company | null;
}

/** Reads and checks the files of all screens. Throws a ContentError with everything wrong in them. */
export async function readScreens(
  project: Project,
  known: KnownContent,
): Promise<{ files: ScreenFiles; remarks: ContentProblem[] }> {
  const read = await gather(screenFileNames.map((name) => readScreen(project, name, known)));
  return {
    // Each fits its schema.
    files: Object.fromEntries(read.map(({ name, value }) => [name, value])) as ScreenFiles,
    remarks: read.flatMap((one) => remarksOn(screenSchemas[one.name], one)),
  };
}

async function readScreen(project: Project, name: FileName, known: KnownContent) {
  const source = await readJsonFile(project, screenFilePath(name));
  const schema = screenSchemas[name];
  const value = asKept(schema, source.value);
  const problems = check(schema, value, source);
  visitTexts(schema, value, (text, field, path) => {
    const complaints = metaOf(field).place ? ofPicture(text, known) : ofText(text, known);
    problems.push(...complaints.map((predicate) => problemAt(schema, path, predicate, source)));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { ...source, name, value };
}

const ofPicture = (name: string, { pictures }: KnownContent): string[] =>
  !pictures || pictures.has(name) || name === ''
    ? []
    : [`er ${name}, som ikke finnes blant bildene: velg et annet, eller legg til bildet`];

/** Refuses facts that are written out although they have a mark. */
function ofText(text: string, { company }: KnownContent): string[] {
  if (!company) return [];
  const spelled = (['phone', 'email', 'organisationNumber'] as const).filter((mark) =>
    withoutSpaces(text).includes(withoutSpaces(company[mark])),
  );
  return spelled.map(
    (mark) =>
      `har ${company[mark]} skrevet rett ut: skriv {${mark}} i stedet, så følger teksten med når det endres`,
  );
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Where the words of a language do not match the Norwegian ones: the owner is told, nothing is refused. */
export function remarksOn(schema: z.ZodType, { value, ...source }: Source & { value: unknown }) {
  const remarks: ContentProblem[] = [];
  compare(value, undefined, [], '');
  return remarks;

  function compare(part: unknown, norwegian: unknown, path: Path, language: string): void {
    // The owner may write it later.
    if (part === '') return;
    const remark = (predicate: string) => remarks.push(problemAt(schema, path, predicate, source));
    if (typeof part === 'string' && typeof norwegian === 'string') {
      const [found, wanted] = [part, norwegian].map(listMarks);
      if (found !== wanted)
        remark(`nevner på ${language} ikke de samme opplysningene som på norsk (${wanted || 'ingen'})`);
    } else if (Array.isArray(part) && Array.isArray(norwegian) && part.length !== norwegian.length)
      remark(`har ${part.length} på ${language} og ${norwegian.length} på norsk`);
    else if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        const at = [...path, Array.isArray(part) ? Number(name) : name];
        const code = languageCodes.find((one) => one === name && one !== defaultLanguage);
        if (code) compare(inner, valueAt(part, [defaultLanguage]), at, languageNames[code].norwegianName);
        else compare(inner, valueAt(norwegian, [name]), at, language);
      }
  }
}

type Path = (string | number)[];

/** The facts that a text names, in the owner's words. */
const listMarks = (text: string) =>
  [...new Set(marksIn(text).sort())]
    .map((mark) => (marks[mark]?.means ?? mark).replace(/, som i .*/, ''))
    .join('; ');
