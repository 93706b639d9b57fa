import path from 'node:path';
import sharp from 'sharp';
import { canonicalUrl } from '../../content-model/paths.ts';
import { escapeHtml } from '../html/html-page.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';
import { feed, feedFile } from './feed.ts';

export type LazyFiles = Map<string, () => Promise<string | Buffer>>;

const iconSizes = [32, 180, 512];

export function seoFiles(root: string, { company, articles }: Site, routes: readonly SiteRoute[]): LazyFiles {
  const files: LazyFiles = new Map();
  for (const size of iconSizes) files.set(`/icons/icon-${size}.png`, () => drawIcon(root, size));

  const entries = routes.flatMap((route) =>
    route.languages.map((language) => {
      const lastmod = route.published ? `<lastmod>${route.published}</lastmod>` : '';
      return `<url><loc>${escapeHtml(canonicalUrl(company.url, route, language))}</loc>${lastmod}</url>`;
    }),
  );
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
  files.set('/sitemap.xml', async () => sitemap);
  if (articles.length > 0) files.set(feedFile, async () => feed(company, articles));
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;
  files.set('/robots.txt', async () => robots);
  return files;
}

function drawIcon(root: string, size: number): Promise<Buffer> {
  // The drawing is 64 pixels wide at 72 dpi.
  return sharp(path.join(root, 'public/brand/mark.svg'), { density: 72 * (size / 64) })
    .resize(size, size)
    .png()
    .toBuffer();
}
