import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../common/languages.ts';

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
