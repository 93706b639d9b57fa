import { withoutUnseen } from '../../common/format.ts';
import { defaultLanguage, type Language, languageCodes } from '../../common/languages.ts';
import type { PathAndLanguage } from '../../common/localized-path.ts';
import { notFoundRoute, type Route } from '../../content-model/routes.ts';
import type { PrerenderEntry, RenderedPage } from '../../src/app/rendered-page.ts';
import { type PageDataIndex, pageDataIndexPath } from '../../src/page-data/page-data-file.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { CompanyOverrides } from '../content/read-content.ts';
import {
  type AssetsOf,
  composeHtmlPage,
  composeScriptlessPage,
  type InlineScripts,
} from '../html/html-page.ts';
import { type ReadSiteOptions, readSite, type Site } from '../page-data/read-site.ts';
import {
  fileAt,
  listHtmlPages,
  messageAnswerFile,
  notFoundFile,
  type SiteRoute,
  siteRoutes,
} from '../page-data/site-routes.ts';
import { createPictureStore, type PictureStore } from '../pictures/encoded-pictures.ts';
import { logoFiles } from '../pictures/logo.ts';
import { listFilesToMake } from '../pictures/picture-files.ts';
import { headLinks, notFoundHead } from '../seo/head-links.ts';
import { type LazyFiles, seoFiles } from '../seo/seo-files.ts';

/** The code of src/, from the development server or bundled. */
interface SiteCode {
  prerender: PrerenderEntry;
  assetsOf: AssetsOf;
  inline: InlineScripts;
  developmentHead?: string;
}

export interface SiteBundle extends SiteCode {
  /** The folder of scripts, styles, the font and public/. */
  files: string;
}

export interface ComposedSite {
  site: Site;
  /**
   * By address: HTML pages, page data, sitemap, a firm's own logo and icons, and where the program itself receives the form
   * the answers to it.
   */
  files: LazyFiles;
  pictures: PictureStore;
}

/**
 * Returns the site that content/ of any shape makes at `time`, with the folder of encoded pictures. Equal arguments give
 * equal bytes: nothing below reads a clock. It checks nothing: `requirePublishable` is the gate to a publication.
 */
export async function composeSite(
  encoded: string,
  source: ContentSource,
  code: SiteCode,
  overrides: CompanyOverrides,
  time: Date,
  options: ReadSiteOptions = {},
): Promise<ComposedSite> {
  const site = await readSite(source, overrides, time, options);
  const routes = siteRoutes(site);
  const files = listSiteFiles(site, routes, code, overrides.formService !== undefined);
  const inPreviews = routes.flatMap(({ picture = [] }) => picture);
  const pictures = createPictureStore(
    encoded,
    listFilesToMake(site.catalog, site.slottedPictures, inPreviews),
  );
  return { site, files, pictures };
}

export async function renderHtmlPage({ files }: ComposedSite, address: string) {
  const make = files.get(fileAt(address));
  const html = String(await (make ?? files.get(notFoundFile(address)))?.());
  return { html, status: make ? (200 as const) : (404 as const) };
}

export async function renderFile({ files, pictures }: ComposedSite, address: string) {
  const make = files.get(address);
  if (make) return { body: await make() };
  const name = /^\/pictures\/([^/]+)$/.exec(address)?.[1];
  return name ? pictures.findFile(name) : undefined;
}

function listSiteFiles(site: Site, routes: readonly SiteRoute[], code: SiteCode, receivesForm: boolean) {
  const { pageData, notice } = site;
  const { prerender, assetsOf, inline, developmentHead } = code;
  const pathIn = ({ path }: SiteRoute, language: Language): PathAndLanguage => ({
    path,
    language: language === defaultLanguage ? null : language,
  });
  const templatesOf = (language: Language) =>
    language === defaultLanguage ? languageCodes.filter((code) => code !== language) : [];

  async function renderPage(address: PathAndLanguage, language: Language): Promise<RenderedPage> {
    const page = await prerender.renderPage(address, language, pageData.load);
    const heading = withoutUnseen(page.heading);
    const breadcrumbs = page.breadcrumbs.map((step) => ({ ...step, label: withoutUnseen(step.label) }));
    return { ...page, heading, breadcrumbs };
  }

  const pageDataFilesOf = ({ screen, file = screen }: SiteRoute, language: Language) =>
    ['shared', file].map((name) => pageData.lists[language][name] ?? '');

  const partsOf = async ({ screen }: Route, language: Language) => ({
    assets: await assetsOf(screen),
    noticeEnd: notice?.[language].end,
    formEndpoint: site.company.formService.endpoint,
    developmentHead,
  });

  const document = async (route: SiteRoute, language: Language): Promise<string> => {
    const address = pathIn(route, language);
    const [page, templates] = await Promise.all([
      renderPage(address, language),
      Promise.all(templatesOf(language).map((code) => renderPage(address, code))),
    ]);
    return composeHtmlPage({
      ...(await partsOf(route, language)),
      page,
      templates,
      screen: route.screen,
      pageDataFiles: (code) => pageDataFilesOf(route, code),
      inline,
      head: route.screen === notFoundRoute.screen ? notFoundHead(site) : headLinks(site, route, page),
    });
  };

  const messageAnswer = async (language: Language, isSent: boolean): Promise<string> =>
    composeScriptlessPage({
      ...(await partsOf(notFoundRoute, language)),
      page: await prerender.renderMessageAnswer(language, isSent, pageData.load),
      head: notFoundHead(site),
    });

  const pageDataIndex = async (language: Language): Promise<string> =>
    JSON.stringify(pageData.lists[language] satisfies PageDataIndex);

  const files = seoFiles(site, routes);
  for (const [address, bytes] of site.logo ? logoFiles(site.logo) : []) files.set(address, async () => bytes);
  const notFound = { ...notFoundRoute, languages: languageCodes, addresses: languageCodes };
  for (const { file, route, language } of listHtmlPages([...routes, notFound])) {
    files.set(file, () => document(route, language));
  }
  for (const language of languageCodes) files.set(pageDataIndexPath(language), () => pageDataIndex(language));
  for (const [address, json] of pageData.files) files.set(address, async () => json);
  for (const language of receivesForm ? languageCodes : []) {
    for (const isSent of [true, false])
      files.set(messageAnswerFile(language, isSent), () => messageAnswer(language, isSent));
  }
  return files;
}
