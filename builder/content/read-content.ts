import { type Company, companyFile, companySchema } from '../../schema/company.ts';
import {
  type FileName,
  type ScreenFiles,
  screenFileNames,
  screenFilePath,
  screenSchemas,
} from '../../schema/screen-schemas.ts';
import { allOrContentError, ContentError } from '../errors.ts';
import { withGalleryTeaser } from '../pictures/gallery-photos.ts';
import { findProblems, normalizeTexts, problemAt, readJsonFile, readValidJson } from '../validation/check.ts';
import type { ContentSource } from '../validation/content-source.ts';
import { forEachText, metaOf } from '../validation/schema-tree.ts';
import { alignTranslations, mayBeTranslatedLater } from './translations.ts';

/** Company fields that the deployment decides: the form's endpoint and, on a server, the site's address. */
export type CompanyOverrides = Partial<Pick<Company, 'url' | 'formService'>>;

/** The site's address is in ASCII. Throws a ContentError. */
export async function readCompany(
  contentSource: ContentSource,
  overrides: CompanyOverrides = {},
): Promise<Company> {
  const { value } = await readValidJson(contentSource, companyFile, companySchema);
  return { ...value, url: new URL(value.url).origin, ...overrides };
}

/** The content of other files; null where a file has an error. */
interface KnownContent {
  pictures: ReadonlySet<string> | null;
  company: Company | null;
}

export async function readScreens(contentSource: ContentSource, known: KnownContent): Promise<ScreenFiles> {
  const read = screenFileNames.map(async (name) => [name, await readScreen(contentSource, name, known)]);
  // Each fits its schema.
  return withGalleryTeaser(Object.fromEntries(await allOrContentError(read)) as ScreenFiles);
}

async function readScreen(contentSource: ContentSource, name: FileName, known: KnownContent) {
  const source = await readJsonFile(contentSource, screenFilePath(name));
  const schema = screenSchemas[name];
  const value = alignTranslations(normalizeTexts(schema, source.value));
  const problems = findProblems(schema, value, source).filter(
    ({ field }) => !field || !mayBeTranslatedLater(schema, value, field.path),
  );
  forEachText(schema, value, (text, field, path) => {
    const predicates = metaOf(field).slot ? pictureProblems(text, known) : textProblems(text, known);
    problems.push(...predicates.map((predicate) => problemAt(schema, path, predicate, source)));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return value;
}

const pictureProblems = (name: string, { pictures }: KnownContent): string[] =>
  !pictures || pictures.has(name) || name === ''
    ? []
    : [`er ${name}, som ikke finnes blant bildene: velg et annet, eller legg til bildet`];

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
