import { clockInOslo } from '../../common/time-in-oslo.ts';
import { checkContent } from '../../content-model/check-content.ts';
import { type Company, companyFile, companySchema, isComposable } from '../../content-model/company.ts';
import { newsFolder, slugOf } from '../../content-model/content-files.ts';
import { noticeFile, readySentencesFile } from '../../content-model/notice.ts';
import { photoNameOf, pictureFile, picturesFolder } from '../../content-model/pictures.ts';
import { ContentError, type ContentProblem } from '../../content-model/problems.ts';
import { screenFileNames, screenFilePath } from '../../content-model/screen-schemas.ts';
import { type Content, type ContentTexts, shapeContent } from '../../content-model/shape-content.ts';
import { shaped } from '../../content-model/shaped.ts';
import { readOriginals } from '../pictures/originals.ts';
import { type ContentSource, listFolder, readContent } from './content-source.ts';
import { readJsonValue } from './read-json.ts';

const fixedFiles = [companyFile, noticeFile, readySentencesFile, ...screenFileNames.map(screenFilePath)];

/** Reads the JSON files of content/, without those that are missing. */
async function readTexts(contentSource: ContentSource): Promise<ContentTexts> {
  const articles = await listFolder(contentSource, newsFolder);
  const pictures = (await listPhotos(contentSource)).map(pictureFile);
  const read = [...fixedFiles, ...articles, ...pictures].map(async (file): Promise<[string, Buffer][]> => {
    const bytes = await readContent(contentSource, file).catch(() => undefined);
    return bytes ? [[file, bytes]] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Reads a whole content/. `published` stands in for files that are missing or no JSON. */
export async function readWholeContent(
  contentSource: ContentSource,
  published?: ContentSource,
): Promise<Content> {
  const earlier = published === undefined ? undefined : await readTexts(published);
  return shapeContent(await readTexts(contentSource), await listPhotos(contentSource), earlier);
}

/** Returns the names of all photos. */
export async function listPhotos(contentSource: ContentSource): Promise<string[]> {
  const files = await listFolder(contentSource, picturesFolder);
  return files.map(photoNameOf).filter((name) => name !== undefined);
}

/** Returns what stops content/ from being published at `time`. No article and no founding may be later. */
export async function readContentProblems(
  contentSource: ContentSource,
  time: Date,
): Promise<ContentProblem[]> {
  const today = clockInOslo(time).day;
  const content = await readWholeContent(contentSource);
  const photos = await readOriginals(contentSource, Object.keys(content.pictures));
  return checkContent(content, photos, today);
}

/** Throws a ContentError if something stops content/ from being published. */
export async function requirePublishable(contentSource: ContentSource, time: Date): Promise<void> {
  const problems = await readContentProblems(contentSource, time);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Returns the company; null while a number, a date or an address in it is wrong. */
export async function readCompany(contentSource: ContentSource): Promise<Company | null> {
  const company = shaped(companySchema, await readJsonValue(contentSource, companyFile));
  return isComposable(company) ? company : null;
}

export async function listSlugs(contentSource: ContentSource): Promise<string[]> {
  const files = await listFolder(contentSource, newsFolder);
  return files.map(slugOf).filter((slug) => slug !== undefined);
}

/** Company fields that the deployment decides: the form's endpoint and, on a server, the site's address. */
export type CompanyOverrides = Partial<Pick<Company, 'url' | 'formService'>>;

/** Returns the company as pages show it: the site's address is in ASCII. */
export function resolveCompany(company: Company, overrides: CompanyOverrides): Company {
  return { ...company, url: new URL(company.url).origin, ...overrides };
}
