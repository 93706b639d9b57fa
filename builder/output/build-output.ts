import { existsSync } from 'node:fs';
import { access, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../common/languages.ts';
import { isNodeError } from '../errors.ts';

export const buildFolders = { unfinished: '.cache/build-output/site', finished: 'dist' };

/** Puts the finished folder in the place of `dist/`, which stays as it is if that fails. */
export async function replaceBuildOutput(root: string): Promise<void> {
  const unfinished = path.join(root, buildFolders.unfinished);
  const finished = path.join(root, buildFolders.finished);
  const previous = path.join(root, '.cache/build-output/previous');
  await rm(previous, { recursive: true, force: true });
  try {
    if (existsSync(finished)) await rename(finished, previous);
  } catch (error) {
    // A mount, as in a container, can be emptied, but not replaced.
    if (!isNodeError(error) || !['EBUSY', 'EXDEV'].includes(error.code)) throw error;
    return refill(finished, unfinished);
  }
  try {
    await rename(unfinished, finished);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, finished);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

async function refill(folder: string, from: string): Promise<void> {
  await access(from);
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
  await cp(from, folder, { recursive: true });
  await rm(from, { recursive: true });
}

/** Writes the settings for other hosts, which name the address of the site. */
export async function writeHostFiles(url: string, output: string): Promise<void> {
  const { host } = new URL(url);
  const prefixes = languages.flatMap(({ prefix }) => (prefix ? [prefix.slice(1)] : []));
  const placeholders: Record<string, string> = {
    url,
    host,
    otherHost: host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`,
    languages: prefixes.join('|'),
    notFoundRedirects: prefixes.map((name) => `/${name}/* /${name}/404.html 404`).join('\n'),
  };
  const source = path.join(import.meta.dirname, 'host-files');
  for (const name of await readdir(source)) {
    const template = await readFile(path.join(source, name), 'utf8');
    const filled = template.replace(/\{\{(\w+)\}\}/g, (_placeholder, key: string) => {
      if (placeholders[key] === undefined)
        throw new Error(`builder/output/host-files/${name}: unknown placeholder ${key}`);
      return placeholders[key];
    });
    await writeFile(path.join(output, name), filled);
  }
}
