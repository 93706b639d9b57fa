import type { Company } from '../../schema/company.ts';
import { canonicalAddress } from '../../src/routing/paths.ts';
import type { Site } from '../content/read-site.ts';
import type { SiteRoute } from '../content/site-routes.ts';
import { escapeHtml } from '../document/html.ts';
import { drawIcon, iconSizes } from './brand.ts';
import { previewFiles } from './link-previews.ts';
import type { FileKeys, MadeFiles, RouteHeads } from './made-files.ts';
import { feed, feedFile } from './news.ts';

/** The files for search engines, link previews and phones: previews, icons, sitemap and feed. */
export function discoveryFiles(
  root: string,
  site: Site,
  routes: readonly SiteRoute[],
  headsOf: (route: SiteRoute) => Promise<RouteHeads>,
  keys: FileKeys,
): MadeFiles {
  const { company, articles } = site;
  const files = previewFiles(root, site, routes, headsOf, keys);
  for (const size of iconSizes) files.set(`/icons/icon-${size}.png`, () => drawIcon(root, size));

  const pages = routes.flatMap((route) =>
    route.languages.map((language) => ({
      address: canonicalAddress(company.url, route, language),
      changed: route.article?.date,
    })),
  );
  files.set('/sitemap.xml', async () => sitemap(pages));
  if (articles.length > 0) files.set(feedFile, async () => feed(company, articles));
  files.set('/robots.txt', async () => robots(company));
  return files;
}

function robots(company: Company): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;
}

function sitemap(pages: readonly { address: string; changed: string | undefined }[]): string {
  const entries = pages.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
