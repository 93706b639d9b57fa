import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '../../src/routes.ts';
import type { SiteContent } from '../content/read-content.ts';
import { routeAssets } from './assets.ts';
import type { Bundle } from './bundle.ts';
import { composeDocument } from './document.ts';
import { headLinks } from './head-links.ts';

/** What the Content-Security-Policy must allow. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** Writes one HTML file per route, and 404.html, into `output`. */
export async function writeDocuments(
  output: string,
  bundle: Bundle,
  content: SiteContent,
): Promise<InlineParts> {
  const { prerender, manifest, inline } = bundle;
  const styles = await readStyles(output);
  const used = new Set<string>();
  const font = fontAddress(await readdir(path.join(output, 'assets')));

  for (const route of [...prerender.routes, prerender.notFoundRoute]) {
    const no = await prerender.renderPage(route.path, 'no', content.load);
    const en = await prerender.renderPage(route.path, 'en', content.load);
    const assets = routeAssets(manifest, prerender.screenFolder(route.screen));
    for (const sheet of assets.styles) used.add(sheet);
    const html = composeDocument({
      no,
      en,
      screen: route.screen,
      contentFolder: content.folder,
      assets,
      styles,
      inline,
      font,
      firstPictures: no.firstPictures,
      head: headLinks(route, { no, en }, prerender.notFoundRoute),
    });
    const file = path.join(output, documentFile(route, prerender.notFoundRoute));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return {
    scripts: [inline.beforePaint, inline.swapLanguage],
    styles: [...used].map((sheet) => styles.get(sheet) ?? ''),
  };
}

function documentFile(route: Route, notFound: Route): string {
  return route === notFound ? '404.html' : path.join(route.path, 'index.html');
}

async function readStyles(output: string): Promise<Map<string, string>> {
  const names = (await readdir(path.join(output, 'assets'))).filter((name) => name.endsWith('.css'));
  const read = async (name: string): Promise<[string, string]> => [
    `/assets/${name}`,
    (await readFile(path.join(output, 'assets', name), 'utf8')).trim(),
  ];
  return new Map(await Promise.all(names.map(read)));
}

function fontAddress(names: string[]): string {
  const font = names.find((name) => name.endsWith('.woff2'));
  if (!font) throw new Error('The build has no font: src/styles/fonts.css must name a .woff2 file');
  return `/assets/${font}`;
}
