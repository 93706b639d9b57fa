import { type TextList, textListFile } from '../../src/content/content-file.ts';
import type { PrerenderEntry, RenderedPage } from '../../src/document-head/rendered-page.ts';
import { writeAddress } from '../../src/routing/paths.ts';
import { defaultLanguage, type Language, languageCodes, languages } from '../../tables/languages.ts';
import { notFoundRoute, type Route, routes } from '../../tables/routes.ts';
import type { Site } from '../content/read-site.ts';
import { discoveryFiles, type MadeFiles, type RenderedRoute } from '../discovery/discovery-files.ts';
import { headLinks, notFoundHead } from '../discovery/head-links.ts';
import { type AssetsOf, composeDocument, type InlineScripts } from '../document/compose-document.ts';

/** The code of src, from the development server or built. */
export interface SiteCode {
  prerender: PrerenderEntry;
  assetsOf: AssetsOf;
  inline: InlineScripts;
}

/** Code that has been built. */
export interface BuiltCode extends SiteCode {
  /** The folder of the files that browsers fetch: scripts, styles, the font and public/, each with its compressed copies. */
  files: string;
}

/**
 * Lists every file of the site except scripts and pictures. A file is not made until its function is called: a server
 * makes one file per request, a build makes all of them.
 */
export function siteFiles(root: string, site: Site, code: SiteCode): MadeFiles {
  const { content } = site;
  const { prerender, assetsOf, inline } = code;
  const renderedRoutes = new Map<Route, Promise<RenderedRoute>>();

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
    const made = renderedRoutes.get(route) ?? render(route);
    renderedRoutes.set(route, made);
    return made;
  };

  const document = async (route: Route, language: Language): Promise<string> => {
    const pages = await rendered(route);
    const { screen } = route;
    return composeDocument({
      page: pages.pages[language],
      templates: language === defaultLanguage ? pages.templates : [],
      screen,
      contentFiles: (code) => [content.addresses[code].shared, content.addresses[code][screen]],
      assets: await assetsOf(screen),
      inline,
      head: route === notFoundRoute ? notFoundHead : headLinks(site, pages, language),
    });
  };

  const textList = async (language: Language): Promise<string> => {
    const { entry } = await assetsOf('home');
    return JSON.stringify({ entry, files: content.addresses[language] } satisfies TextList);
  };

  const files: MadeFiles = new Map(discoveryFiles(root, site, routes, rendered));
  for (const { file, route, language } of listRouteDocuments([...routes, notFoundRoute])) {
    files.set(file, () => document(route, language));
  }
  for (const language of languageCodes) files.set(textListFile(language), () => textList(language));
  for (const [address, json] of content.files) files.set(address, async () => json);
  return files;
}

/** Lists the documents of routes, one per language: the file and the address of each. */
export function listRouteDocuments(routes: readonly Route[]) {
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
