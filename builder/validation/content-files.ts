import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reservedNames } from '../../common/file-names.ts';
import { companyFile } from '../../schema/company.ts';
import { noticeFile } from '../../schema/notice-schema.ts';
import { picturesFile } from '../../schema/pictures.ts';
import { screenFileNames, screenFilePath } from '../../schema/screen-schemas.ts';
import { filesBelow } from '../files.ts';

/** Which translations lag behind: the desk's own notes, in no visitor's file. */
export const translationsFile = 'content/translations.json';

/** Has the version of the format of content/. */
export const versionFile = 'content/version.json';

const fixedFiles = new Set([
  companyFile,
  noticeFile,
  picturesFile,
  translationsFile,
  versionFile,
  ...screenFileNames.map(screenFilePath),
]);

/** Whether a path such as content/home.json is a content file, and no copy that a sync program has left. */
export function isContentFile(file: string): boolean {
  const slug = /^content\/news\/([a-z0-9-]+)\.json$/.exec(file)?.[1];
  if (slug !== undefined) return !reservedNames.includes(slug);
  return fixedFiles.has(file) || /^content\/pictures\/[a-z0-9-]+\.(webp|jpe?g|png|avif|tiff?)$/.test(file);
}

/** False for files that operating systems create in any folder. */
export const isVisible = (name: string): boolean => !/^(\..*|Thumbs\.db|desktop\.ini)$/i.test(name);

interface ContentFiles {
  files: string[];
  /** Visible files that are no content, for example left by a sync program. */
  strays: string[];
}

/** Lists the files in content/, sorted. A picture may have any name that is in pictures.json. */
export async function listContent(folder: string): Promise<ContentFiles> {
  const below = await filesBelow(path.join(folder, 'content'));
  const visible = below.filter((file) => file.split('/').every(isVisible));
  const named = await readFile(path.join(folder, picturesFile), 'utf8').catch(() => '');
  const files: string[] = [];
  const strays: string[] = [];
  for (const name of visible.sort()) {
    const file = `content/${name}`;
    // In a file name, å may be two characters on a Mac.
    const isNamed = named.normalize().includes(JSON.stringify(name.replace(/^pictures\//, '')).normalize());
    const isContent = isContentFile(file) || (isNamed && name.startsWith('pictures/'));
    (isContent ? files : strays).push(file);
  }
  return { files, strays };
}

/** Prints a Norwegian sentence for each stray file. */
export async function warnOfStrays(folder: string): Promise<void> {
  const { strays } = await listContent(folder);
  for (const file of strays)
    console.warn(
      `${file} er ikke med: Nettstedet bruker ingen fil med det navnet. Rett navnet, eller slett filen.`,
    );
}
