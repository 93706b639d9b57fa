import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { escapeHtml } from '../document/html.ts';

/** A page of the sitemap: its absolute address and that of its preview picture, in each language. */
export type SitemapPage = Record<Language, { address: string; picture: string }>;

/** sitemap.xml: every page in every language, with its alternates and its preview picture. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => {
    const alternate = (hreflang: string, { address }: SitemapPage[Language]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}"/>`;
    const alternates = [
      ...languageCodes.map((code) => alternate(code, page[code])),
      alternate('x-default', page[defaultLanguage]),
    ];
    return Object.values(page).map(({ address, picture }) =>
      [
        '<url>',
        `<loc>${escapeHtml(address)}</loc>`,
        ...alternates,
        `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`,
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
