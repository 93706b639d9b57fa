import { clockInOslo } from '../../common/time-in-oslo.ts';
import { checkContent } from '../../content-model/check-content.ts';
import { type Company, companyFile, companySchema, isComposable } from '../../content-model/company.ts';
import { jsonValue } from '../../content-model/content-json.ts';
import { ContentError, type ContentProblem } from '../../content-model/problems.ts';
import { type Content, shapeContent } from '../../content-model/shape-content.ts';
import { shaped } from '../../content-model/shaped.ts';
import { readOriginals } from '../pictures/originals.ts';
import { type ContentSource, listPhotos } from './content-source.ts';

/** Gives a whole content/ its shape. `published` stands in for files that are missing or no JSON. */
export const readWholeContent = (source: ContentSource, published?: ContentSource): Content =>
  shapeContent(source.files, listPhotos(source), published?.files);

/** Returns what stops content/ from being published at `time`. No article and no founding may be later. */
export async function readContentProblems(source: ContentSource, time: Date): Promise<ContentProblem[]> {
  const today = clockInOslo(time).day;
  const content = readWholeContent(source);
  const photos = await readOriginals(source, Object.keys(content.pictures));
  return checkContent(content, photos, today);
}

/** Throws a ContentError if something stops content/ from being published. */
export async function requirePublishable(source: ContentSource, time: Date): Promise<void> {
  const problems = await readContentProblems(source, time);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Returns the company; null while a number, a date or an address in it is wrong. */
export function readCompany({ files }: ContentSource): Company | null {
  const company = shaped(companySchema, jsonValue(companyFile, files.get(companyFile)));
  return isComposable(company) ? company : null;
}

/** Company fields that the deployment decides: the form's endpoint and, on a server, the site's address. */
export type CompanyOverrides = Partial<Pick<Company, 'url' | 'formService'>>;

/** Returns the company as pages show it: the site's address is in ASCII. */
export function resolveCompany(company: Company, overrides: CompanyOverrides): Company {
  return { ...company, url: new URL(company.url).origin, ...overrides };
}
