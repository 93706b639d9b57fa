import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '../../src/routing/routes.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { SiteContent } from '../content/read-content.ts';
import { feedFile } from '../discovery/feed.ts';
import { headLinks, notFoundHead } from '../discovery/head-links.ts';
import { previewFile } from '../discovery/preview-picture.ts';
import { structuredData } from '../discovery/structured-data.ts';
import { routeAssets } from './assets.ts';
import type { Bundle } from './bundle.ts';
import { composeDocument } from './document.ts';
import type { RenderedRoute } from './render-routes.ts';

/** What the Content-Security-Policy must allow. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** Writes one HTML file per route, and 404.html, into `output`. */
export async function writeDocuments(
  output: string,
  { prerender, manifest, inline }: Bundle,
  rendered: readonly RenderedRoute[],
  content: SiteContent,
  config: SiteConfig,
): Promise<InlineParts> {
  const styles = await readStyles(output);
  const font = fontAddress(await readdir(path.join(output, 'assets')));
  const shared = await content.load('shared', 'no');
  const home = await content.load('home', 'no');
  const gallery = await content.load('gallery', 'no');
  const news = await content.load('news', 'no');
  const used = new Set<string>();

  const head = ({ route, no, en }: RenderedRoute) => {
    const preview = previewFile(route.screen, 'no');
    const graph = structuredData(config, {
      route,
      page: no,
      preview,
      shared,
      services: home.texts.services.cards,
      photos: route.screen === 'gallery' ? gallery.pictures.photos : [],
    });
    const feed = route.screen === 'news' && news.articles.length > 0 ? `/${feedFile}` : null;
    return headLinks({ no, en, siteName: config.name, preview: config.url + preview, graph, feed });
  };

  for (const each of rendered) {
    const { route, no, en } = each;
    const isNotFound = route.screen === 'not-found';
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
      head: isNotFound ? notFoundHead : head(each),
    });
    const file = path.join(output, isNotFound ? '404.html' : documentFile(route));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return {
    scripts: [inline.beforePaint, inline.afterDocument],
    styles: [...used].map((sheet) => styles.get(sheet) ?? ''),
  };
}

function documentFile(route: Route): string {
  return path.join(route.path, 'index.html');
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
