import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Placements, TextName } from '../../schema/content.ts';
import { canonicalAddress } from '../../src/document-head/canonical-address.ts';
import type { RenderedPage } from '../../src/document-head/rendered-page.ts';
import { pathOf } from '../../src/routing/paths.ts';
import type { Language } from '../../tables/languages.ts';
import type { ScreenName } from '../../tables/routes.ts';
import type { Site } from '../content/read-site.ts';
import type { SiteRoute } from '../news/site-routes.ts';
import { writeWhole } from '../write-whole.ts';
import { feed, feedFile } from './feed.ts';
import { drawIcon, iconFiles } from './icons.ts';
import { drawPreview, previewFile, previewKey } from './preview-picture.ts';
import { sitemap } from './sitemap.ts';
import { assistantsText, contactCard, manifest, robots, securityText } from './text-files.ts';

const previewCache = '.cache/previews';

/** Files of the site by their address, with the function that makes each. */
export type MadeFiles = Map<string, () => Promise<string | Buffer>>;

/** A route with its rendered pages. */
export interface RenderedRoute {
  route: SiteRoute;
  /** The page of each language in which the route has an address. */
  pages: Partial<Record<Language, RenderedPage>>;
  /** The pages of the other languages that the document of the default language carries. */
  templates: RenderedPage[];
}

/** The files for search engines, link previews, assistants and phones: previews, icons, sitemap, feed and cards. */
export function discoveryFiles(
  root: string,
  site: Site,
  routes: readonly SiteRoute[],
  rendered: (route: SiteRoute) => Promise<RenderedRoute>,
): MadeFiles {
  const { company, articles, texts } = site;
  const files: MadeFiles = new Map();

  for (const route of routes) {
    for (const language of route.languages) {
      files.set(previewFile(route, language), async () => {
        const { heading = '' } = (await rendered(route)).pages[language] ?? {};
        return preview(root, site, topPicture(site.placements, route), heading);
      });
    }
  }
  for (const name of iconFiles) files.set(`/icons/${name}`, () => drawIcon(root, name));

  files.set('/sitemap.xml', async () => {
    const pages = routes.map((route) => ({
      addresses: route.languages.map((language) => ({
        language,
        address: canonicalAddress(company.url, route, language),
        picture: company.url + previewFile(route, language),
      })),
      changed: route.article?.date,
    }));
    return sitemap(pages);
  });
  const newsPage = company.url + pathOf('news');
  if (articles.length > 0) files.set(`/${feedFile}`, async () => feed(company, articles, newsPage));
  files.set('/robots.txt', async () => robots(company));
  files.set('/manifest.webmanifest', async () => manifest(company));
  files.set('/.well-known/security.txt', async () => securityText(company, new Date()));
  files.set('/kontakt.vcf', async () => contactCard(company));
  files.set('/llms.txt', async () => assistantsText(company, texts));
  return files;
}

async function preview(root: string, site: Site, name: string | undefined, heading: string): Promise<Buffer> {
  const picture = site.catalog.get(name ?? '');
  if (!picture) throw new Error(`The page «${heading}» has no picture for its preview`);
  const { original } = picture;
  const wanted = { original, heading: heading.replaceAll('\u00ad', ''), firm: site.company.name };
  const file = path.join(root, previewCache, `${await previewKey(picture.file, wanted)}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = await drawPreview(wanted);
  await writeWhole(file, drawn);
  return drawn;
}

/** The name of the picture at the top of a page; that of the front page where a screen has none. */
function topPicture(placements: Placements, { screen, article }: SiteRoute): string | undefined {
  if (article) return article.picture ?? placements.shared.fallback;
  const placed: Partial<Record<ScreenName, Placements[Exclude<TextName, 'shared'>]>> = placements;
  const pictures = placed[screen] ?? placements.home;
  if ('hero' in pictures) return pictures.hero[0];
  return 'banner' in pictures ? pictures.banner : pictures.picture;
}
