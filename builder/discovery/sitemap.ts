import { defaultLanguage, type Language } from '../../tables/languages.ts';
import { escapeHtml } from '../document/html.ts';

/** A page of the sitemap in one language: its absolute address and that of its preview picture. */
interface SitemapAddress {
  language: Language;
  address: string;
  picture: string;
}

/** A page in every language that it has, and the date of its last change where that is known. */
interface SitemapPage {
  addresses: readonly SitemapAddress[];
  changed?: string | undefined;
}

/** sitemap.xml: every page in every language, with its alternates and its preview picture. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ addresses, changed }) => {
    const alternate = (hreflang: string, { address }: SitemapAddress) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}"/>`;
    const alternates = addresses.flatMap((each) => [
      alternate(each.language, each),
      ...(each.language === defaultLanguage ? [alternate('x-default', each)] : []),
    ]);
    return addresses.map(({ address, picture }) =>
      [
        '<url>',
        `<loc>${escapeHtml(address)}</loc>`,
        ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
        ...(addresses.length > 1 ? alternates : []),
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
