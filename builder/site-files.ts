import type { RenderedPage } from '../src/app/entry.prerender.tsx';
import type { Route } from '../src/routing/routes.ts';
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

/** What the prerender entry exports. */
export type PrerenderEntry = typeof import('../src/app/entry.prerender.tsx');

/** The browser code as the development server or a build has it. */
export interface BrowserCode {
  prerender: PrerenderEntry;
  assetsOf: AssetsOf;
  inline: InlineScripts;
}

/**
 * Every file that is made from content/ and src/, but for scripts and pictures. Nothing is rendered until its
 * function is called: the development server makes one file a request, a build makes all of them.
 */
export function siteFiles(root: string, site: Site, code: BrowserCode): MadeFiles {
  const { content } = site;
  const { prerender, assetsOf, inline } = code;
  const all = [...prerender.routes, prerender.notFoundRoute];
  const pages = new Map<Route, Promise<RenderedRoute>>();

  const render = async (route: Route): Promise<RenderedRoute> => {
    const page = (language: 'no' | 'en') => prerender.renderPage(route.path, language, content.load);
    return { route, no: await page('no'), en: await page('en') };
  };
  const rendered = (route: Route) => {
    const page = pages.get(route) ?? render(route);
    pages.set(route, page);
    return page;
  };

  const document = async (route: Route): Promise<string> => {
    const { no, en } = await rendered(route);
    return composeDocument({
      no,
      en,
      screen: route.screen,
      contentFolder: content.folder,
      assets: await assetsOf(prerender.screenFolder(route.screen)),
      inline,
      firstPictures: no.firstPictures,
      head: route === prerender.notFoundRoute ? notFoundHead : await headOf(site, route, no, en),
    });
  };

  const files: MadeFiles = new Map(all.map((route) => [documentFile(route), () => document(route)]));
  for (const [address, json] of content.files) files.set(address, async () => json);
  for (const [address, make] of discoveryFiles(root, site, prerender.routes, rendered)) {
    files.set(address, make);
  }
  return files;
}

/** The address of the HTML file of a route. */
export function documentFile({ path, screen }: Route): string {
  if (screen === 'not-found') return '/404.html';
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

async function headOf(
  { company, content, articles }: Site,
  route: Route,
  no: RenderedPage,
  en: RenderedPage,
): Promise<string> {
  const [shared, home, gallery] = await Promise.all([
    content.load('shared', 'no'),
    content.load('home', 'no'),
    content.load('gallery', 'no'),
  ]);
  const preview = previewFile(route.screen, 'no');
  const graph = structuredData(company, {
    route,
    page: no,
    preview,
    shared,
    services: home.texts.services.cards,
    photos: route.screen === 'gallery' ? gallery.pictures.photos : [],
  });
  const feed = route.screen === 'news' && articles.length > 0 ? `/${feedFile}` : null;
  return headLinks({ no, en, siteName: company.name, preview: company.url + preview, graph, feed });
}
