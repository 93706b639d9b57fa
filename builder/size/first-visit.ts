import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../failure.ts';
import { fileOnPhone, holdsOnPhone } from './phone.ts';

/** Bytes of what a first visit of one document fetches, before anything is scrolled or clicked. */
export interface FirstVisit {
  document: number;
  scripts: { gzip: number; brotli: number };
  /** Of the language whose texts are larger. */
  texts: number;
  font: number;
  picture: number;
  /** Everything together, text compressed with Brotli. */
  total: number;
}

type Attributes = Record<string, string>;

/** Measures what a built document (`file`, below `dist`) refers to. */
export async function measureFirstVisit(dist: string, file: string): Promise<FirstVisit> {
  const html = await readFile(path.join(dist, file), 'utf8');
  const shown = html.replace(/<template[\s\S]*<\/template>/, '');
  const links = elements(shown, 'link');
  const preloads = (as: string) => links.filter((link) => link.rel === 'preload' && link.as === as);

  // The template carries what the script behind it sends for once the page is painted.
  const later = elements(html, 'template').find(({ id }) => id === 'en') ?? {};
  const scripts = await withImports(dist, [
    ...elements(shown, 'script').flatMap(({ src }) => src ?? []),
    ...(later['data-scripts'] ?? '').split(' ').filter(Boolean),
  ]);
  if (scripts.length === 0) throw new Error(`npm run size finds no scripts in ${file}`);
  const fonts = preloads('font').flatMap(({ href }) => href ?? []);
  const pictures = preloads('image')
    .filter(({ media }) => !media || holdsOnPhone(media))
    .map(({ imagesrcset = '', imagesizes = '100vw' }) => fileOnPhone(imagesrcset, imagesizes));
  const marks = elements(shown, 'img')
    .filter(({ src, loading }) => src?.endsWith('.svg') && loading !== 'lazy')
    .flatMap(({ src }) => src ?? []);

  const visit = {
    document: await bytes(dist, [`/${file}`], '.br'),
    scripts: { gzip: await bytes(dist, scripts, '.gz'), brotli: await bytes(dist, scripts, '.br') },
    texts: Math.max(...(await Promise.all(textFiles(later).map((files) => bytes(dist, files, '.br'))))),
    font: await bytes(dist, fonts, ''),
    picture: (await bytes(dist, pictures, '')) + (await bytes(dist, marks, '.br')),
  };
  const { document, scripts: script, texts, font, picture } = visit;
  return { ...visit, total: document + script.brotli + texts + font + picture };
}

/** The text files that are fetched, for each language. */
function textFiles({ 'data-content': folder, 'data-screen': screen }: Attributes): string[][] {
  return ['no', 'en'].map((language) =>
    ['shared', screen].map((name) => `${folder}/${language}/${name}.json`),
  );
}

/** The scripts and all that they import at once; what they import later, on demand, does not count. */
async function withImports(dist: string, scripts: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (script: string): Promise<void> => {
    if (found.has(script)) return;
    found.add(script);
    const code = await readFile(path.join(dist, script), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport) ?["'](\.\/[^"']+\.js)["']/g)) {
      await visit(path.posix.join(path.posix.dirname(script), imported));
    }
  };
  for (const script of scripts) await visit(script);
  return [...found];
}

async function bytes(dist: string, files: readonly string[], suffix: string): Promise<number> {
  let sum = 0;
  for (const file of new Set(files)) {
    const sent = path.join(dist, `${file}${suffix}`);
    if (!existsSync(sent)) throw new BuildFailure(`${sent} is missing. Run "npm run build" first.`);
    sum += (await stat(sent)).size;
  }
  return sum;
}

/** The attributes of every element of a name, in a document that this build has written itself. */
function elements(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*/?>`, 'gi'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          value.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
        ]),
      ),
  );
}
