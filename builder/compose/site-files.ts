import { type TextList, textListFiles } from '../../src/content/content-file.ts';
import type { PrerenderEntry, RenderedPage } from '../../src/document-head/rendered-page.ts';
import { defaultLanguage, type Language, languageCodes, languages } from '../../tables/languages.ts';
import { notFoundRoute } from '../../tables/routes.ts';
import type { Site } from '../content/read-site.ts';
import { addressOf } from '../content/site-content.ts';
import { discoveryFiles, type MadeFiles, type RenderedRoute } from '../discovery/discovery-files.ts';
import { headLinks, notFoundHead } from '../discovery/head-links.ts';
import { type AssetsOf, composeDocument, type InlineScripts } from '../document/compose-document.ts';
import { listDocuments } from '../document/document-files.ts';
import { type SiteRoute, siteRoutes } from '../news/site-routes.ts';
import { sheetsOf } from '../notice/notice-sheets.ts';

/** The code of src, from the development server or built. */
interface SiteCode {
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
  const { content, notice } = site;
  const { prerender, assetsOf, inline } = code;
  const routes = siteRoutes(site.articles);
  const renderedRoutes = new Map<SiteRoute, Promise<RenderedRoute>>();

  const render = async (route: SiteRoute): Promise<RenderedRoute> => {
    const { path } = route;
    const templates: RenderedPage[] = [];
    const pages: RenderedRoute['pages'] = {};
    for (const { code, inEveryDocument } of languages) {
      const fixed = code === defaultLanguage ? null : code;
      if (route.languages.includes(code)) {
        pages[code] = await prerender.renderPage({ path, language: fixed }, code, content.load);
      }
      if (fixed && inEveryDocument) {
        templates.push(await prerender.renderPage({ path, language: null }, code, content.load));
      }
    }
    return { route, pages, templates };
  };
  const rendered = (route: SiteRoute) => {
    const made = renderedRoutes.get(route) ?? render(route);
    renderedRoutes.set(route, made);
    return made;
  };

  const document = async (route: SiteRoute, language: Language): Promise<string> => {
    const { pages, templates } = await rendered(route);
    const page = pages[language];
    if (!page) throw new Error(`${route.path} has no page in ${language}`);
    const { screen, file = screen } = route;
    const textFile = (name: string, code: Language) => addressOf(content, name, code) ?? '';
    return composeDocument({
      page,
      templates: language === defaultLanguage ? templates : [],
      screen,
      contentFiles: (code) => [textFile('shared', code), textFile(file, code)],
      assets: await assetsOf(screen, sheetsOf(notice)),
      inline,
      noticeTimes: notice?.[language].times,
      head: screen === notFoundRoute.screen ? notFoundHead : headLinks(site, { route, pages }, page),
    });
  };

  const textList = async (files: TextList['files']): Promise<string> => {
    const { entry } = await assetsOf('home', []);
    return JSON.stringify({ entry, files } satisfies TextList);
  };

  const files: MadeFiles = new Map(discoveryFiles(root, site, routes, rendered));
  const notFound = { ...notFoundRoute, languages: languageCodes };
  for (const { file, route, language } of listDocuments([...routes, notFound])) {
    files.set(file, () => document(route, language));
  }
  for (const language of languageCodes) {
    const [screensFile, newsFile] = textListFiles(language);
    const { screens, news } = content.lists[language];
    files.set(screensFile, () => textList(screens));
    files.set(newsFile, () => textList({ shared: screens.shared ?? '', ...news }));
  }
  for (const [address, json] of content.files) files.set(address, async () => json);
  return files;
}
