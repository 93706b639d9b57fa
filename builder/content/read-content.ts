import { type ContentTexts, parseScreens } from '../../content-model/check-content.ts';
import { type Company, companyFile, companySchema } from '../../content-model/company.ts';
import { newsFolder, slugOf } from '../../content-model/content-files.ts';
import { noticeFile, readySentencesFile } from '../../content-model/notice.ts';
import { picturesFile, picturesSchema } from '../../content-model/pictures.ts';
import {
  type ScreenFiles,
  screenFileNames,
  screenFilePath,
  shownScreens,
} from '../../content-model/screen-schemas.ts';
import { type ContentSource, listFolder, readContent } from './content-source.ts';
import { readValidJson } from './read-json.ts';

const fixedFiles = [
  companyFile,
  picturesFile,
  noticeFile,
  readySentencesFile,
  ...screenFileNames.map(screenFilePath),
];

/** Reads the JSON files of content/, without those that are missing. */
export async function readTexts(contentSource: ContentSource): Promise<ContentTexts> {
  const articles = await listFolder(contentSource, newsFolder);
  const read = [...fixedFiles, ...articles].map(async (file): Promise<[string, Buffer][]> => {
    const bytes = await readContent(contentSource, file).catch(() => undefined);
    return bytes ? [[file, bytes]] : [];
  });
  return new Map((await Promise.all(read)).flat());
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

/** Throws a ContentError. */
export async function readCompany(
  contentSource: ContentSource,
  overrides: CompanyOverrides = {},
): Promise<Company> {
  const { value } = await readValidJson(contentSource, companyFile, companySchema);
  return resolveCompany(value, overrides);
}

/** Throws a ContentError. */
export const readPictures = (contentSource: ContentSource) =>
  readValidJson(contentSource, picturesFile, picturesSchema);

/**
 * Reads the screens as pages show them, without comparing their files with the company and the pictures. Throws a
 * ContentError.
 */
export async function readScreens(contentSource: ContentSource): Promise<ScreenFiles> {
  const texts = await readTexts(contentSource);
  return shownScreens(await parseScreens(texts, { company: null, pictures: null }));
}
