import { reservedNames } from '../common/file-names.ts';
import { companyFile } from './company.ts';
import { isLogoFile } from './logo.ts';
import { noticeFile, readySentencesFile } from './notice.ts';
import { isPictureFile } from './pictures.ts';
import { screenFileNames, screenFilePath } from './screen-schemas.ts';

export const versionFile = 'content/version.json';

const fixedFiles = new Set([
  companyFile,
  noticeFile,
  readySentencesFile,
  versionFile,
  ...screenFileNames.map(screenFilePath),
]);

export const newsFolder = 'content/news';

export const articleFile = (slug: string): string => `${newsFolder}/${slug}.json`;

/** Returns the name of the article in a file; undefined for any other file. */
export const slugOf = (file: string): string | undefined =>
  /^content\/news\/([a-z0-9-]{1,200})\.json$/.exec(file)?.[1];

/** Whether a path is a content file, and no copy that a sync program has left. */
export function isContentFile(file: string): boolean {
  const slug = slugOf(file);
  if (slug !== undefined) return !reservedNames.includes(slug);
  return fixedFiles.has(file) || isPictureFile(file) || isLogoFile(file);
}
