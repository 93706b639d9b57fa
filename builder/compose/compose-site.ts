import { createHash } from 'node:crypto';
import { z } from 'zod';
import { withoutUnseen } from '../../common/format.ts';
import { defaultLanguage, type Language, languageCodes } from '../../common/languages.ts';
import type { PageHead, PrerenderEntry, RenderedPage } from '../../src/app/rendered-page.ts';
import {
  type LoadPageData,
  type PageDataIndex,
  pageDataIndexPath,
} from '../../src/page-data/page-data-file.ts';
import type { PathAndLanguage } from '../../src/routing/paths.ts';
import { notFoundRoute } from '../../src/screens/routes.ts';
import type { CompanyOverrides } from '../content/read-company.ts';
import { fileAt, listHtmlPages, notFoundFile } from '../html/html-files.ts';
import { type AssetsOf, composeHtmlPage, type InlineScripts } from '../html/html-page.ts';
import type { SitePageData } from '../page-data/compose-page-data.ts';
import { readSite, type Site } from '../page-data/read-site.ts';
import { type SiteRoute, siteRoutes } from '../page-data/site-routes.ts';
import {
  createPictureStore,
  type PictureFileMatch,
  type PictureStore,
} from '../pictures/encoded-pictures.ts';
import { listFilesToMake } from '../pictures/resolve-pictures.ts';
import { headLinks, notFoundHead } from '../seo/head-links.ts';
import { type CacheKeys, previewFiles, type RouteHeads } from '../seo/link-previews.ts';
import { type LazyFiles, seoFiles } from '../seo/seo-files.ts';
import type { ContentSource } from '../validation/content-source.ts';

/** The code of src, from the development server or built. */
interface SiteCode {
  prerender: PrerenderEntry;
  assetsOf: AssetsOf;
  inline: InlineScripts;
}

export interface SiteBundle extends SiteCode {
  /** Changes with the code. */
  key: string;
  /** The folder of what browsers fetch: scripts, styles, the font and public/. */
  files: string;
}

/** Nothing is made until it is asked for. */
export interface ComposedSite {
  site: Site;
  /** All text files that depend on the content, by address. */
  texts: LazyFiles;
  images: LazyFiles;
  /** Of documents and link previews, which take long to make. */
  keys: CacheKeys;
  /** The pages that have been asked for. */
  pages: PageCache;
  pictures: PictureStore;
}

/**
 * Checks and composes the content of `project`, with the cached pictures of `root`. The notice ends by the
 * clock `now`; null keeps it. `earlier` has pages of the same code. Throws a ContentError with all errors.
 */
export async function composeSite(
  root: string,
  contentSource: ContentSource,
  code: SiteCode,
  overrides: CompanyOverrides = {},
  now: Date | null = new Date(),
  previous?: PageCache,
): Promise<ComposedSite> {
  const site = await readSite(contentSource, overrides, now);
  const texts: LazyFiles = new Map();
  const images: LazyFiles = new Map();
  const { files, keys, pages } = listSiteFiles(root, site, code, previous);
  for (const [address, make] of files) {
    (/\.(jpg|png)$/.test(address) ? images : texts).set(address, make);
  }
  const pictures = createPictureStore(root, listFilesToMake(site.catalog, site.slottedPictures));
  return { site, texts, images, keys, pages, pictures };
}

/** Makes the document at an address; without one, the 404 page. */
export async function renderHtmlPage({ texts }: ComposedSite, address: string) {
  const make = texts.get(fileAt(address));
  const html = String(await (make ?? texts.get(notFoundFile(address)))?.());
  return { html, status: make ? (200 as const) : (404 as const) };
}

/** Makes the file or finds the picture at an address that is not the code's; undefined for none. */
export async function renderFile(
  { texts, images, pictures }: ComposedSite,
  address: string,
): Promise<{ body: string | Buffer } | PictureFileMatch | undefined> {
  const make = texts.get(address) ?? images.get(address);
  if (make) return { body: await make() };
  const name = /^\/pictures\/([^/]+)$/.exec(address)?.[1];
  return name ? pictures.findFile(name) : undefined;
}

/** All files but scripts and pictures, each made on demand. `earlier` has pages of the same code. */
function listSiteFiles(root: string, site: Site, code: SiteCode, previous?: PageCache) {
  const { pageData, notice } = site;
  const { prerender, assetsOf, inline } = code;
  const routes = siteRoutes(site);
  const pages = createPageRenderer(pageData, prerender, previous);
  const fixedIn = (language: Language) => (language === defaultLanguage ? null : language);
  const pathIn = ({ path }: SiteRoute, language: Language) => ({ path, language: fixedIn(language) });
  /** The document of the default language carries the others in templates. */
  const templatesOf = (language: Language) =>
    language === defaultLanguage ? languageCodes.filter((code) => code !== language) : [];

  const headsOf = async (route: SiteRoute): Promise<RouteHeads> => {
    const heads: RouteHeads = {};
    for (const language of route.languages) {
      heads[language] = (await pages.find(pathIn(route, language), language)).head;
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
      pages.render(address, language),
      Promise.all(templatesOf(language).map((code) => pages.render(address, code))),
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
    });
  };

  const keyOf = async (route: SiteRoute, language: Language): Promise<string> => {
    const address = pathIn(route, language);
    const shown = [language, ...templatesOf(language)];
    const parts = [
      await Promise.all(shown.map((code) => pages.find(address, code))),
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
  const files: LazyFiles = new Map([...previews, ...seoFiles(root, site, routes)]);
  const notFound = { ...notFoundRoute, languages: languageCodes };
  for (const { file, route, language } of listHtmlPages([...routes, notFound])) {
    files.set(file, () => document(route, language));
    keys.set(file, () => keyOf(route, language));
  }
  for (const language of languageCodes) files.set(pageDataIndexPath(language), () => pageDataIndex(language));
  for (const [address, json] of pageData.files) files.set(address, async () => json);
  return { files, keys, pages: pages.known };
}

const pageHeadSchema = z.object({
  language: z.enum(languageCodes),
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  heading: z.string(),
  breadcrumbs: z.array(z.object({ label: z.string(), address: z.string() })),
}) satisfies z.ZodType<PageHead>;

const cachedPageSchema = z.object({
  /** The addresses of the text files that it asked for, by language and name. */
  loaded: z.record(z.string(), z.string()),
  head: pageHeadSchema,
});

/** Pages of one state of the code, by address and language. */
export const pageCacheSchema = z.record(z.string(), cachedPageSchema);

type CachedPage = z.infer<typeof cachedPageSchema>;
type PageCache = z.infer<typeof pageCacheSchema>;

/** Renders each page once, and none for its head if its text files are those of an `earlier` site. */
function createPageRenderer(
  pageData: SitePageData,
  { renderPage }: PrerenderEntry,
  previous: PageCache = {},
) {
  const known: PageCache = {};
  const made = new Map<string, Promise<{ page: RenderedPage; facts: CachedPage }>>();
  const pageKey = ({ path, language }: PathAndLanguage, shown: Language) => [language, shown, path].join(' ');

  function make(address: PathAndLanguage, language: Language) {
    const id = pageKey(address, language);
    const loaded: CachedPage['loaded'] = {};
    const load: LoadPageData = (screen, code, name = screen) => {
      loaded[`${code} ${name}`] = pageData.lists[code][name] ?? '';
      return pageData.load(screen, code, name);
    };
    const renderNow = async () => {
      const rendered = await renderPage(address, language, load);
      const page = {
        ...rendered,
        heading: withoutUnseen(rendered.heading),
        breadcrumbs: rendered.breadcrumbs.map((step) => ({ ...step, label: withoutUnseen(step.label) })),
      };
      const { html: _, ...head } = page;
      const facts = { loaded, head };
      known[id] = facts;
      return { page, facts };
    };
    const page = made.get(id) ?? renderNow();
    made.set(id, page);
    return page;
  }

  const render = async (address: PathAndLanguage, language: Language) => (await make(address, language)).page;

  async function find(address: PathAndLanguage, language: Language): Promise<CachedPage> {
    const id = pageKey(address, language);
    const cached = previous[id];
    if (!cached || !Object.entries(cached.loaded).every(isUnchanged))
      return (await make(address, language)).facts;
    known[id] = cached;
    return cached;
  }

  function isUnchanged([key, address]: [string, string]): boolean {
    const [written, name = ''] = key.split(' ');
    const language = languageCodes.find((code) => code === written);
    return language !== undefined && (pageData.lists[language][name] ?? '') === address;
  }

  return { known, render, find };
}
