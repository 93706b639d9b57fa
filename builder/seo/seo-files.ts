import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { canonicalUrl } from '../../content-model/paths.ts';
import { cached } from '../disk-cache.ts';
import { hashOf } from '../hash.ts';
import { escapeHtml } from '../html/html-page.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';

export type LazyFiles = Map<string, () => Promise<string | Buffer>>;

/** Browsers and phones ask for the first two without being told. */
export const iconFiles = {
  favicon: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  searchEngines: '/icons/icon-512.png',
};

export function seoFiles(root: string, { company }: Site, routes: readonly SiteRoute[]): LazyFiles {
  const files: LazyFiles = new Map();
  files.set(iconFiles.favicon, async () => toIco(await drawIcon(root, faviconSize)));
  files.set(iconFiles.touch, () => drawIcon(root, 180));
  files.set(iconFiles.searchEngines, () => drawIcon(root, 512));

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
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;
  files.set('/robots.txt', async () => robots);
  return files;
}

async function drawIcon(root: string, size: number): Promise<Buffer> {
  const drawing = await readFile(path.join(root, 'public/brand/mark.svg'), 'utf8');
  // The drawing is 64 pixels wide at 72 dpi.
  const draw = () =>
    sharp(Buffer.from(drawing), { density: 72 * (size / 64) })
      .resize(size, size)
      .png()
      .toBuffer();
  return cached(root, `${hashOf(`${size} ${drawing}`, 32)}.png`, draw);
}

const faviconSize = 32;

/** Puts a PNG into an icon file, whose header and one entry are 22 bytes. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // An icon, with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(faviconSize, 6);
  header.writeUInt8(faviconSize, 7);
  // One plane of 32 bits a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
