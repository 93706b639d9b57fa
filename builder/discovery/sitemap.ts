import { escapeHtml } from '../document/html.ts';

/** A page of the sitemap, with the addresses of its two languages and its pictures; all absolute. */
export interface SitemapPage {
  no: string;
  en: string;
  pictures: readonly string[];
  /** ISO date of the last change, where it is known. */
  changed?: string;
}

/** sitemap.xml: every page in both languages, each naming all its alternates, with its pictures. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ no, en, pictures, changed }) => {
    const alternates = [
      ['no', no],
      ['en', en],
      ['x-default', no],
    ].map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address ?? '')}"/>`,
    );
    const images = pictures.map(
      (picture) => `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`,
    );
    return [no, en].map((address) =>
      [
        '<url>',
        `<loc>${escapeHtml(address)}</loc>`,
        ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
        ...alternates,
        ...images,
        '</url>',
      ].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
