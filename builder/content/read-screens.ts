import type { z } from 'zod';
import { marks } from '../../schema/company.ts';
import { isGroup } from '../../schema/is-group.ts';
import { marksIn } from '../../schema/marks.ts';
import {
  type FileName,
  fileNames,
  type ScreenFiles,
  screenFile,
  screenFiles,
} from '../../src/screens/content.ts';
import { defaultLanguage, languageCodes, languageNames } from '../../tables/languages.ts';
import { ContentError, type ContentProblem, gather } from '../failure.ts';
import { asKept, check, problemAt, type Source } from '../schema/check.ts';
import { metaOf, visitTexts } from '../schema/fields.ts';
import { readJsonFile } from '../schema/json-file.ts';
import type { Project } from '../schema/project.ts';

/** Facts that a text must not spell out, by their marks. Empty where they are not known. */
export type SpelledFacts = Readonly<Partial<Record<'phone' | 'email' | 'organisationNumber', string>>>;

/** What other files say, as far as it is known: an error in one file hides none in another. */
interface KnownContent {
  facts: SpelledFacts;
  /** The names of all pictures. */
  pictures: ReadonlySet<string> | null;
}

/** Reads and checks the files of all screens. Throws a ContentError with everything that is wrong in any of them. */
export async function readScreens(
  project: Project,
  known: KnownContent,
): Promise<{ files: ScreenFiles; remarks: ContentProblem[] }> {
  const read = await gather(fileNames.map((name) => readScreen(project, name, known)));
  const problems = [...read.flatMap((one) => one.problems), ...findDuplicates(read)];
  if (problems.length > 0) throw new ContentError(problems);
  return {
    // What has been checked is of the type of its schema.
    files: Object.fromEntries(read.map(({ name, value }) => [name, value])) as ScreenFiles,
    remarks: read.flatMap((one) => remarksOn(screenFiles[one.name], one)),
  };
}

interface ReadScreen extends Source {
  name: FileName;
  value: unknown;
  problems: ContentProblem[];
}

async function readScreen(project: Project, name: FileName, known: KnownContent): Promise<ReadScreen> {
  const source = await readJsonFile(project, screenFile(name));
  const schema = screenFiles[name];
  const value = asKept(schema, source.value);
  const problems = check(schema, value, source);
  visitTexts(schema, value, (text, field, path) => {
    const complaints = metaOf(field).place ? ofPicture(text, known) : ofText(text, path, known);
    problems.push(...complaints.map((predicate) => problemAt(schema, path, predicate, source)));
  });
  return { ...source, name, value, problems };
}

const ofPicture = (name: string, { pictures }: KnownContent): string[] =>
  !pictures || pictures.has(name)
    ? []
    : [`er ${name}, som ikke finnes blant bildene: velg et annet, eller legg til bildet`];

function ofText(text: string, path: Path, { facts }: KnownContent): string[] {
  const spelled = Object.entries(facts).filter(([, fact]) =>
    withoutSpaces(text).includes(withoutSpaces(fact)),
  );
  const complaints = spelled.map(
    ([mark, fact]) =>
      `har ${fact} skrevet rett ut: skriv {${mark}} i stedet, så følger teksten med når det endres`,
  );
  const optional = marksIn(text).find((mark) => marks[mark]?.optional);
  if (optional === undefined || typeof path.at(-1) === 'number') return complaints;
  return [
    `kan ikke bruke koden {${optional}}, for den kan være tom: bruk den i et eget avsnitt eller punkt`,
    ...complaints,
  ];
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Two pages with the same title or summary: search engines would show only one of them. */
function findDuplicates(read: readonly ReadScreen[]): ContentProblem[] {
  const seen = new Map<unknown, FileName>();
  return read.flatMap(({ name, value, ...source }) =>
    languageCodes.flatMap((code) =>
      ['title', 'description'].flatMap((field) => {
        const path = [code, 'meta', field];
        const text = path.reduce<unknown>((part, key) => (isGroup(part) ? part[key] : undefined), value);
        const twin = seen.get(`${code} ${text}`);
        if (typeof text !== 'string' || text.trim() === '') return [];
        seen.set(`${code} ${text}`, name);
        if (twin === undefined) return [];
        const predicate = `er den samme som på siden «${metaOf(screenFiles[twin]).title}»: hver side trenger sin egen`;
        return [problemAt(screenFiles[name], path, predicate, source)];
      }),
    ),
  );
}

/** Where the words of a language do not go with the Norwegian ones. Nothing is refused for it: the owner is told. */
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
        if (code) compare(inner, Object(part)[defaultLanguage], at, languageNames[code].norwegianName);
        else compare(inner, Object(norwegian)[name], at, language);
      }
  }
}

type Path = (string | number)[];

/** The facts that a text names, in the owner's words. */
const listMarks = (text: string) =>
  [...new Set(marksIn(text).sort())]
    .map((mark) => (marks[mark]?.means ?? mark).replace(/, som i .*/, ''))
    .join('; ');
