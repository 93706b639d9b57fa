import type { PrerenderEntry } from '../src/document-head/rendered-page.ts';
import { type Language, languages } from '../src/language/language.ts';
import { type Route, writeAddress } from '../src/routing/routes.ts';
import type { Site } from './content/read-site.ts';
import { discoveryFiles } from './discovery/discovery-files.ts';
import { feedFile } from './discovery/feed.ts';
import { headLinks, notFoundHead } from './discovery/head-links.ts';
import { previewFile } from './discovery/preview-picture.ts';
import { structuredData } from './discovery/structured-data.ts';
import type { AssetsOf } from './document/assets.ts';
import { composeDocument } from './document/compose-document.ts';
import type { InlineScripts } from './document/inline-scripts.ts';
import type { MadeFiles, RenderedRoute } from './made-files.ts';

/** The code of src, from the development server or from a build. */
export interface BrowserCode {
  prerender: PrerenderEntry;
  assetsOf: AssetsOf;
  inline: InlineScripts;
}

/**
 * Lists every file of the site except scripts and pictures. A file is not made until its function is called: the
 * development server makes one file per request, a build makes all of them.
 */
export function siteFiles(root: string, site: Site, code: BrowserCode): MadeFiles {
  const { content } = site;
  const { prerender, assetsOf, inline } = code;
  const pages = new Map<Route, Promise<RenderedRoute>>();

  const render = async (route: Route): Promise<RenderedRoute> => {
    const { path } = route;
    const page = (isEnglish: boolean, language: Language) =>
      prerender.renderPage({ path, isEnglish }, language, content.load);
    return {
      route,
      no: await page(false, 'no'),
      en: await page(true, 'en'),
      translation: await page(false, 'en'),
    };
  };
  const rendered = (route: Route) => {
    const page = pages.get(route) ?? render(route);
    pages.set(route, page);
    return page;
  };

  const document = async (route: Route, language: Language): Promise<string> => {
    const pages = await rendered(route);
    return composeDocument({
      page: pages[language],
      translation: language === 'no' ? pages.translation : null,
      screen: route.screen,
      contentFolder: content.folder,
      assets: await assetsOf(prerender.screenFolder(route.screen)),
      inline,
      head: route === prerender.notFoundRoute ? notFoundHead : await headOf(site, pages, language),
    });
  };

  const files: MadeFiles = new Map();
  for (const { file, route, language } of listDocuments([...prerender.routes, prerender.notFoundRoute])) {
    files.set(file, () => document(route, language));
  }
  for (const [address, json] of content.files) files.set(address, async () => json);
  for (const [address, make] of discoveryFiles(root, site, prerender.routes, rendered)) {
    files.set(address, make);
  }
  return files;
}

/** A document: its file, its address, its route and its language. */
interface ListedDocument {
  file: string;
  address: string;
  route: Route;
  language: Language;
}

/** Lists the documents of routes, one per language. */
export function listDocuments(routes: readonly Route[]): ListedDocument[] {
  return routes.flatMap((route) =>
    languages.map((language) => {
      const isEnglish = language === 'en';
      const address = writeAddress({ path: route.path, isEnglish });
      return { file: documentFile(route, isEnglish), address, route, language };
    }),
  );
}

/** The address of the HTML file of a route. */
export function documentFile({ path, screen }: Route, isEnglish: boolean): string {
  const folder = screen === 'not-found' ? '/' : path;
  const address = writeAddress({ path: folder, isEnglish });
  const file = screen === 'not-found' ? '404.html' : 'index.html';
  return address === '/' ? `/${file}` : `${address}/${file}`;
}

async function headOf(site: Site, pages: RenderedRoute, language: Language): Promise<string> {
  const { company, content, articles, texts } = site;
  const { route, no, en } = pages;
  const gallery = await content.load('gallery', language);
  const preview = previewFile(route.screen, language);
  const graph = structuredData(company, {
    route,
    page: pages[language],
    preview,
    texts: texts[language],
    photos: route.screen === 'gallery' ? gallery.pictures.photos : [],
  });
  const feed = route.screen === 'news' && articles.length > 0 ? `/${feedFile}` : null;
  return headLinks({
    page: pages[language],
    addresses: { no: no.canonical, en: en.canonical },
    siteName: company.name,
    preview: company.url + preview,
    graph,
    feed,
  });
}
