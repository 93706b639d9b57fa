import type { PrerenderEntry, RenderedPage } from '../src/document-head/rendered-page.ts';
import { writeAddress } from '../src/routing/paths.ts';
import {
  defaultLanguage,
  forEachLanguage,
  type Language,
  languageCodes,
  languages,
} from '../tables/languages.ts';
import type { Route } from '../tables/routes.ts';
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
    const templates: RenderedPage[] = [];
    const pages = new Map<Language, RenderedPage>();
    for (const { code, inEveryDocument } of languages) {
      const fixed = code === defaultLanguage ? null : code;
      pages.set(code, await prerender.renderPage({ path, language: fixed }, code, content.load));
      if (fixed && inEveryDocument) {
        templates.push(await prerender.renderPage({ path, language: null }, code, content.load));
      }
    }
    return { route, pages: Object.fromEntries(pages) as RenderedRoute['pages'], templates };
  };
  const rendered = (route: Route) => {
    const page = pages.get(route) ?? render(route);
    pages.set(route, page);
    return page;
  };

  const document = async (route: Route, language: Language): Promise<string> => {
    const { pages, templates } = await rendered(route);
    return composeDocument({
      page: pages[language],
      templates: language === defaultLanguage ? templates : [],
      screen: route.screen,
      contentFolder: content.folder,
      assets: await assetsOf(prerender.screenFolder(route.screen)),
      inline,
      head: route === prerender.notFoundRoute ? notFoundHead : headOf(site, route, pages, language),
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
    languageCodes.map((language) => {
      const address = writeAddress({ path: route.path, language });
      return { file: documentFile(route, language), address, route, language };
    }),
  );
}

/** The address of the HTML file of a route; null is the language of addresses without a prefix. */
export function documentFile({ path, screen }: Route, language: Language | null): string {
  const folder = screen === 'not-found' ? '/' : path;
  const address = writeAddress({ path: folder, language });
  const file = screen === 'not-found' ? '404.html' : 'index.html';
  return address === '/' ? `/${file}` : `${address}/${file}`;
}

function headOf(site: Site, route: Route, pages: RenderedRoute['pages'], language: Language): string {
  const { company, articles, texts } = site;
  const preview = previewFile(route.screen, language);
  const graph = structuredData(company, {
    route,
    page: pages[language],
    preview,
    texts: texts[language],
  });
  const feed = route.screen === 'news' && articles.length > 0 ? `/${feedFile}` : null;
  return headLinks({
    page: pages[language],
    addresses: forEachLanguage((code) => pages[code].canonical),
    siteName: company.name,
    preview: company.url + preview,
    graph,
    feed,
  });
}
