import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../common/languages.ts';

/** Built in a folder of its own, so that dist/ is a whole release, or missing. */
export const releaseFolders = { unfinished: '.cache/release/site', finished: 'dist' };

/** Replaces dist/ by the built release. If that fails, dist/ is as before. */
export async function finishRelease(root: string): Promise<void> {
  const unfinished = path.join(root, releaseFolders.unfinished);
  const finished = path.join(root, releaseFolders.finished);
  const previous = path.join(root, '.cache/release/previous');
  await rm(previous, { recursive: true, force: true });
  if (existsSync(finished)) await rename(finished, previous);
  try {
    await rename(unfinished, finished);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, finished);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

/** The host that redirects to the site: with `www.`, or without. */
function otherHostOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}

/** Writes the files for hosts. They know the site's address and languages, and nothing of the build. */
export async function writeHosting(url: string, output: string): Promise<void> {
  const { host } = new URL(url);
  const prefixes = languages.flatMap(({ prefix }) => (prefix ? [prefix.slice(1)] : []));
  const placeholders: Record<string, string> = {
    url,
    host,
    otherHost: otherHostOf(host),
    languages: prefixes.join('|'),
    notFoundRedirects: prefixes.map((name) => `/${name}/* /${name}/404.html 404`).join('\n'),
  };
  const source = path.join(import.meta.dirname, 'host-files');
  for (const name of await readdir(source)) {
    const template = await readFile(path.join(source, name), 'utf8');
    const filled = template.replace(/\{\{(\w+)\}\}/g, (_mark, key: string) => {
      if (placeholders[key] === undefined)
        throw new Error(`builder/output/host-files/${name}: unknown mark ${key}`);
      return placeholders[key];
    });
    await writeFile(path.join(output, name), filled);
  }
}
