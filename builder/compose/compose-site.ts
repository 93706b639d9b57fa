import { createHash } from 'node:crypto';
import { withoutUnseen } from '../../common/format.ts';
import { defaultLanguage, type Language, languageCodes } from '../../common/languages.ts';
import type { PathAndLanguage } from '../../content-model/paths.ts';
import { notFoundRoute } from '../../content-model/routes.ts';
import type { PageHead, PrerenderEntry, RenderedPage } from '../../src/app/rendered-page.ts';
import {
  type LoadPageData,
  type PageDataIndex,
  pageDataIndexPath,
} from '../../src/page-data/page-data-file.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { CompanyOverrides } from '../content/read-content.ts';
import { type AssetsOf, composeHtmlPage, type InlineScripts } from '../html/html-page.ts';
import type { SitePageData } from '../page-data/compose-page-data.ts';
import { readSite, type Site } from '../page-data/read-site.ts';
import { fileAt, listHtmlPages, notFoundFile, type SiteRoute, siteRoutes } from '../page-data/site-routes.ts';
import { createPictureStore, type PictureStore } from '../pictures/encoded-pictures.ts';
import { listFilesToMake } from '../pictures/resolve-pictures.ts';
import { headLinks, notFoundHead } from '../seo/head-links.ts';
import { type CacheKeys, previewFiles, type RouteHeads } from '../seo/link-previews.ts';
import { type LazyFiles, seoFiles } from '../seo/seo-files.ts';

/** The code of src/, from the development server or bundled. */
interface SiteCode {
  prerender: PrerenderEntry;
  assetsOf: AssetsOf;
  inline: InlineScripts;
  developmentHead?: string;
}

export interface SiteBundle extends SiteCode {
  key: string;
  /** The folder of scripts, styles, the font and public/. */
  files: string;
}

export interface ComposedSite {
  site: Site;
  /** By address: HTML pages, page data, sitemap and feed. */
  files: LazyFiles;
  /** By address: icons and link previews. */
  images: LazyFiles;
  /** The keys of HTML pages and link previews, which take long to create. */
  keys: CacheKeys;
  pageCache: PageCache;
  pictures: PictureStore;
}

/** `previous` has pages of the same code. Throws a ContentError. */
export async function composeSite(
  root: string,
  contentSource: ContentSource,
  code: SiteCode,
  overrides: CompanyOverrides = {},
  now: Date | null = new Date(),
  previous?: PageCache,
): Promise<ComposedSite> {
  const site = await readSite(contentSource, overrides, now);
  const files: LazyFiles = new Map();
  const images: LazyFiles = new Map();
  const { all, keys, pageCache } = listSiteFiles(root, site, code, previous);
  for (const [address, make] of all) {
    (/\.(ico|jpg|png)$/.test(address) ? images : files).set(address, make);
  }
  const pictures = createPictureStore(root, listFilesToMake(site.catalog, site.slottedPictures));
  return { site, files, images, keys, pageCache, pictures };
}

export async function renderHtmlPage({ files }: ComposedSite, address: string) {
  const make = files.get(fileAt(address));
  const html = String(await (make ?? files.get(notFoundFile(address)))?.());
  return { html, status: make ? (200 as const) : (404 as const) };
}

export async function renderFile({ files, images, pictures }: ComposedSite, address: string) {
  const make = files.get(address) ?? images.get(address);
  if (make) return { body: await make() };
  const name = /^\/pictures\/([^/]+)$/.exec(address)?.[1];
  return name ? pictures.findFile(name) : undefined;
}

function listSiteFiles(root: string, site: Site, code: SiteCode, previous?: PageCache) {
  const { pageData, notice } = site;
  const { prerender, assetsOf, inline, developmentHead } = code;
  const routes = siteRoutes(site);
  const renderer = createPageRenderer(pageData, prerender, previous);
  const pathIn = ({ path }: SiteRoute, language: Language): PathAndLanguage => ({
    path,
    language: language === defaultLanguage ? null : language,
  });
  const templatesOf = (language: Language) =>
    language === defaultLanguage ? languageCodes.filter((code) => code !== language) : [];

  const headsOf = async (route: SiteRoute): Promise<RouteHeads> => {
    const heads: RouteHeads = {};
    for (const language of route.languages) {
      heads[language] = (await renderer.find(pathIn(route, language), language)).head;
    }
    return heads;
  };

  const headOf = async (route: SiteRoute, language: Language): Promise<string> => {
    if (route.screen === notFoundRoute.screen) return notFoundHead;
    return headLinks(site, route, await headsOf(route), language);
  };

  const pageDataFilesOf = ({ screen, file = screen }: SiteRoute, language: Language) =>
    ['shared', file].map((name) => pageData.lists[language][name] ?? '');

  const document = async (route: SiteRoute, language: Language): Promise<string> => {
    const address = pathIn(route, language);
    const [page, templates] = await Promise.all([
      renderer.render(address, language),
      Promise.all(templatesOf(language).map((code) => renderer.render(address, code))),
    ]);
    return composeHtmlPage({
      page,
      templates,
      screen: route.screen,
      pageDataFiles: (code) => pageDataFilesOf(route, code),
      assets: await assetsOf(route.screen, notice ? ['src/notice/notice.css'] : []),
      inline,
      noticeTimes: notice?.[language].times,
      formEndpoint: site.company.formService.endpoint,
      head: await headOf(route, language),
      developmentHead,
    });
  };

  const keyOf = async (route: SiteRoute, language: Language): Promise<string> => {
    const address = pathIn(route, language);
    const shown = [language, ...templatesOf(language)];
    const parts = [
      await Promise.all(shown.map((code) => renderer.find(address, code))),
      shown.map((code) => pageDataFilesOf(route, code)),
      site.company.formService.endpoint,
      notice?.[language].times,
      await headOf(route, language),
    ];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  };

  const pageDataIndex = async (language: Language): Promise<string> => {
    const { entry } = await assetsOf('home', []);
    return JSON.stringify({ entry, files: pageData.lists[language] } satisfies PageDataIndex);
  };

  const keys: CacheKeys = new Map();
  const previews = previewFiles(root, site, routes, headsOf, keys);
  const all: LazyFiles = new Map([...previews, ...seoFiles(root, site, routes)]);
  const notFound = { ...notFoundRoute, languages: languageCodes };
  for (const { file, route, language } of listHtmlPages([...routes, notFound])) {
    all.set(file, () => document(route, language));
    keys.set(file, () => keyOf(route, language));
  }
  for (const language of languageCodes) all.set(pageDataIndexPath(language), () => pageDataIndex(language));
  for (const [address, json] of pageData.files) all.set(address, async () => json);
  return { all, keys, pageCache: renderer.known };
}

interface CachedPage {
  loaded: { language: Language; name: string; address: string }[];
  head: PageHead;
}

/** Pages that the same code has rendered, by `pageKey`. */
export type PageCache = Record<string, CachedPage>;

/** Renders each page once. Finds its head in a `previous` site if its page data is the same. */
function createPageRenderer(pageData: SitePageData, prerender: PrerenderEntry, previous: PageCache = {}) {
  const known: PageCache = {};
  const rendered = new Map<string, Promise<{ page: RenderedPage; cached: CachedPage }>>();
  const pageKey = ({ path, language }: PathAndLanguage, shown: Language) => [language, shown, path].join(' ');

  async function renderNow(address: PathAndLanguage, language: Language) {
    const loaded: CachedPage['loaded'] = [];
    const load: LoadPageData = (screen, code, name: string = screen) => {
      loaded.push({ language: code, name, address: pageData.lists[code][name] ?? '' });
      return pageData.load(screen, code, name);
    };
    const written = await prerender.renderPage(address, language, load);
    const heading = withoutUnseen(written.heading);
    const breadcrumbs = written.breadcrumbs.map((step) => ({ ...step, label: withoutUnseen(step.label) }));
    const page = { ...written, heading, breadcrumbs };
    const { html: _, ...head } = page;
    const cached = { loaded, head };
    known[pageKey(address, language)] = cached;
    return { page, cached };
  }

  function renderOnce(address: PathAndLanguage, language: Language) {
    const key = pageKey(address, language);
    const page = rendered.get(key) ?? renderNow(address, language);
    rendered.set(key, page);
    return page;
  }

  const render = async (address: PathAndLanguage, language: Language) =>
    (await renderOnce(address, language)).page;

  async function find(address: PathAndLanguage, language: Language): Promise<CachedPage> {
    const key = pageKey(address, language);
    const cached = previous[key];
    if (!cached?.loaded.every(isUnchanged)) return (await renderOnce(address, language)).cached;
    known[key] = cached;
    return cached;
  }

  const isUnchanged = ({ language, name, address }: CachedPage['loaded'][number]): boolean =>
    (pageData.lists[language][name] ?? '') === address;

  return { known, render, find };
}
