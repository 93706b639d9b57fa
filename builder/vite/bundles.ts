import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { isJsonObject } from '../../common/records.ts';
import { UserError } from '../../content-model/problems.ts';
import type { ScreenName } from '../../content-model/routes.ts';
import type { PrerenderEntry } from '../../src/app/rendered-page.ts';
import { screenFolder } from '../../src/screens/screen-folder.ts';
import type { SiteBundle } from '../compose/compose-site.ts';
import { filesBelow, readJson } from '../files.ts';
import { hashOf } from '../hash.ts';
import { type AssetsOf, inlineScripts, type ScreenAssets } from '../html/html-page.ts';

const codeFolders = '.cache/code';

export const manifestFile = 'manifest.json';
export const inlineScriptsFile = 'inline.json';
const prerenderFile = 'prerender/entry.prerender.js';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** Returns cached code, or builds it after a call of `onBuild`. */
export async function ensureSiteBundle(root: string, onBuild: () => void = () => {}): Promise<SiteBundle> {
  const folder = await ensureBuilt(root, 'site', onBuild);
  const code = await readCode(folder);
  const { default: entry } = await import(pathToFileURL(path.join(folder, prerenderFile)).href);
  return { ...code, prerender: prerenderEntryOf(entry) };
}

const isPrerenderEntry = (value: unknown): value is PrerenderEntry =>
  isJsonObject(value) &&
  [value.renderPage, value.renderMessageAnswer].every((render) => typeof render === 'function');

export function prerenderEntryOf(value: unknown): PrerenderEntry {
  if (!isPrerenderEntry(value)) throw new Error('src/app/entry.prerender.tsx must export its functions');
  return value;
}

async function readCode(folder: string) {
  const files = path.join(folder, 'files');
  const inline = await readJson(path.join(folder, inlineScriptsFile), inlineScripts);
  const manifest = await readJson(path.join(folder, manifestFile), manifestSchema);
  return { files, inline, assetsOf: manifestAssets(files, manifest) };
}

export async function ensureDeskBundle(root: string, onBuild: () => void = () => {}): Promise<string> {
  return path.join(await ensureBuilt(root, 'desk', onBuild), 'files');
}

async function ensureBuilt(root: string, name: keyof typeof sources, onBuild: () => void): Promise<string> {
  const folder = path.join(root, codeFolders, `${name}-${await bundleKey(root, name)}`);
  if (existsSync(folder)) return folder;
  onBuild();
  await buildInChild(root, name, folder);
  return folder;
}

/** Builds in a child process, so that the bundler's memory is freed. */
async function buildInChild(root: string, name: string, folder: string): Promise<void> {
  const program = path.join(root, 'builder/vite/build-bundle.ts');
  // Vite loads four times as fast before tsx, whose hooks run for every module that is loaded later.
  const child = spawn(process.execPath, ['--import', 'vite', '--import', 'tsx', program, name, folder], {
    cwd: root,
    // Tests may build it too, and all programs share the cache.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new UserError('The code could not be built.');
}

const entrySource = 'src/app/entry.client.tsx';

function manifestAssets(output: string, manifest: Manifest): AssetsOf {
  const font = readdirSync(path.join(output, 'assets')).find((name) => name.endsWith('.woff2'));
  if (!font) throw new Error('The build has no font: src/styles/fonts.css must name a .woff2 file');

  const readSheet = (href: string) => readFileSync(path.join(output, href), 'utf8').trim();
  return async (screen) => readAssets(screen);

  function readAssets(name: ScreenName): ScreenAssets {
    const folder = screenFolder(name);
    const screen = Object.keys(manifest).find(
      (source) => source.startsWith(`src/screens/${folder}/`) && manifest[source]?.isDynamicEntry,
    );
    if (!screen) throw new Error(`src/app/load-page.ts loads nothing from src/screens/${folder}/`);
    const scripts = new Set<string>();
    const sheets = new Set<string>();
    for (const source of [entrySource, screen]) collectChunks(manifest, source, scripts, sheets);
    const [entry = '', ...others] = scripts;
    return {
      entry,
      scripts: others,
      // One element, so that the policy has one hash.
      styles: [{ hrefs: [...sheets], css: [...sheets].map(readSheet).join('') }],
      font: `/assets/${font}`,
    };
  }
}

function collectChunks(manifest: Manifest, source: string, scripts: Set<string>, sheets: Set<string>) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build's manifest has no ${source}`);
  if (scripts.has(`/${chunk.file}`)) return;
  scripts.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, scripts, sheets);
  // After the sheets of its imports, because a component adjusts its parts.
  for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
}

/** The key covers everything that affects a bundle, which is built once for each key. */
const siteSources = [
  'src',
  'content-model',
  'common',
  'public',
  'builder',
  'vite.config.ts',
  'package-lock.json',
];
const sources = { site: siteSources, desk: [...siteSources, 'desk/app'] };

/** Tests and generated types of classes affect no build. */
const isIgnoredSource = (file: string) => /\.(test|spec|css\.d)\.tsx?$|\/testing\//.test(file);

export async function bundleKey(root: string, part: keyof typeof sources): Promise<string> {
  const files = (await Promise.all(sources[part].map((source) => filesOf(root, source)))).flat().sort();
  const hashes = files.map(async (file) => [file, hashOf(await readFile(path.join(root, file)))]);
  const [nodeVersion] = process.versions.node.split('.');
  return hashOf(JSON.stringify([nodeVersion, await Promise.all(hashes)]));
}

async function filesOf(root: string, source: string): Promise<string[]> {
  const location = path.join(root, source);
  if ((await stat(location)).isFile()) return [source];
  const files = await filesBelow(location);
  return files.map((file) => `${source}/${file}`).filter((file) => !isIgnoredSource(file));
}
