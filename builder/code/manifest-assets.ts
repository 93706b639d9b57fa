import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { type ScreenName, screenFolder } from '../../tables/routes.ts';
import type { AssetsOf, ScreenAssets } from '../document/compose-document.ts';

const entrySource = 'src/app/entry.client.tsx';
const printSource = 'src/styles/print.css';

/** Reads the assets of a client build from its manifest. Throws if the manifest lacks a source. */
export function manifestAssets(output: string, manifest: Manifest): AssetsOf {
  const font = readdirSync(path.join(output, 'assets')).find((name) => name.endsWith('.woff2'));
  if (!font) throw new Error('The build has no font: src/styles/fonts.css must name a .woff2 file');

  const sheetOf = (source: string) => {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`The build's manifest has no ${source}`);
    return `/${file}`;
  };
  const print = sheetOf(printSource);
  const readSheet = (href: string) => readFileSync(path.join(output, href), 'utf8').trim();
  const assets = new Map<string, ScreenAssets>();
  return async (screen, more) => {
    const key = [screen, ...more].join(' ');
    const known = assets.get(key) ?? readAssets(screen, more.map(sheetOf));
    assets.set(key, known);
    return known;
  };

  function readAssets(name: ScreenName, more: readonly string[]): ScreenAssets {
    const folder = screenFolder(name);
    const screen = Object.keys(manifest).find(
      (source) => source.startsWith(`src/screens/${folder}/`) && manifest[source]?.isDynamicEntry,
    );
    if (!screen) throw new Error(`src/app/screens.ts loads nothing from src/screens/${folder}/`);
    const scripts = new Set<string>();
    const sheets = new Set<string>();
    for (const source of [entrySource, screen]) collect(manifest, source, scripts, sheets);
    const [entry = '', ...others] = scripts;
    return {
      entry,
      scripts: others,
      print,
      // One element, which the document's policy names by one hash.
      styles: [{ hrefs: [...sheets], css: [...sheets, ...more].map(readSheet).join('') }],
      font: `/assets/${font}`,
    };
  }
}

function collect(manifest: Manifest, source: string, scripts: Set<string>, sheets: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build's manifest has no ${source}`);
  if (scripts.has(`/${chunk.file}`)) return;
  scripts.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, scripts, sheets);
  // After those of its imports: a component adjusts the parts it is made of.
  for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
}
