import { canonicalUrl } from '../../src/routing/paths.ts';
import { escapeHtml } from '../html/tags.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';
import { drawIcon, iconSizes } from './brand.ts';
import { feed, feedFile } from './feed.ts';

/** Functions that generate the site's files, by address. */
export type LazyFiles = Map<string, () => Promise<string | Buffer>>;

/** Lists the files for search engines and phones: icons, sitemap and feed. */
export function seoFiles(root: string, { company, articles }: Site, routes: readonly SiteRoute[]): LazyFiles {
  const files: LazyFiles = new Map();
  for (const size of iconSizes) files.set(`/icons/icon-${size}.png`, () => drawIcon(root, size));

  const pages = routes.flatMap((route) =>
    route.languages.map((language) => ({
      address: canonicalUrl(company.url, route, language),
      changed: route.published,
    })),
  );
  files.set('/sitemap.xml', async () => sitemap(pages));
  if (articles.length > 0) files.set(feedFile, async () => feed(company, articles));
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;
  files.set('/robots.txt', async () => robots);
  return files;
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
