import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What the desk can make again. */
export const workFolder = '.cache/desk';

/** What systems leave in folders by themselves. */
const leftovers = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Every file of `folder`/content, as paths such as content/no/home.json. */
export async function listContent(folder: string): Promise<string[]> {
  const start = path.join(folder, 'content');
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !leftovers.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Writes JSON as every file of content/ is laid out. Spaces and hyphens that nobody sees are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}

/** A name for files and addresses: a to z, numbers and hyphens. Empty when the text has no letter to keep. */
export function nameFrom(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
