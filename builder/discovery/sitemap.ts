import type { Language } from '../../src/language/language.ts';
import { escapeHtml } from '../document/html.ts';

/** A page of the sitemap: its absolute address and that of its preview picture, in each language. */
export type SitemapPage = Record<Language, { address: string; picture: string }>;

/** sitemap.xml: every page in both languages, with its alternates and its preview picture. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ no, en }) => {
    const alternates = [
      ['no', no.address],
      ['en', en.address],
      ['x-default', no.address],
    ].map(
      ([language, address = '']) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
    );
    return [no, en].map(({ address, picture }) =>
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
