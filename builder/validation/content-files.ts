import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companyFile } from '../../schema/company.ts';
import { noticeFile } from '../../schema/notice-schema.ts';
import { picturesFile } from '../../schema/pictures.ts';
import { screenFileNames, screenFilePath } from '../../schema/screen-schemas.ts';
import { filesBelow, reservedNames } from '../files.ts';

const fixedFiles = new Set([companyFile, noticeFile, picturesFile, ...screenFileNames.map(screenFilePath)]);

/** Whether a path such as content/home.json has a name of content. Copies that sync programs leave have none. */
export function isContentFile(file: string): boolean {
  const slug = /^content\/news\/([a-z0-9-]+)\.json$/.exec(file)?.[1];
  if (slug !== undefined) return !reservedNames.includes(slug);
  return fixedFiles.has(file) || /^content\/pictures\/[a-z0-9-]+\.(webp|jpe?g|png|avif|tiff?)$/.test(file);
}

/** False for the names of files that systems leave in any folder. */
export const isVisible = (name: string): boolean => !/^(\..*|Thumbs\.db|desktop\.ini)$/i.test(name);

interface ContentFiles {
  files: string[];
  /** Visible, but no content: what a sync program or somebody by hand has left. */
  strays: string[];
}

/** Lists the paths of a folder's content/, sorted. A picture may have any name that pictures.json has for it. */
export async function listContent(folder: string): Promise<ContentFiles> {
  const below = await filesBelow(path.join(folder, 'content'));
  const visible = below.filter((file) => file.split('/').every(isVisible));
  const named = await readFile(path.join(folder, picturesFile), 'utf8').catch(() => '');
  const files: string[] = [];
  const strays: string[] = [];
  for (const name of visible.sort()) {
    const file = `content/${name}`;
    // A Mac may write å as two characters in a name.
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
