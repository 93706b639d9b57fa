import type { Company } from '../../schema/company.ts';
import { mailLink } from '../../schema/wording.ts';
import { articlePath } from '../../src/routing/paths.ts';
import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { escapeHtml } from '../document/html.ts';
import type { ArticleFile } from '../news/read-news.ts';
import { brandColors } from './brand.ts';

/** robots.txt: allows everything. */
export function robots(company: Company): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;
}

/** The web manifest: name and icons for the home screen of a phone. */
export function manifest(company: Company): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    lang: 'no',
    start_url: '/',
    display: 'browser',
    background_color: brandColors.snow,
    theme_color: brandColors['spruce-deep'],
    icons: [
      { src: '/brand/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

/** security.txt (RFC 9116), valid for a year from the build. */
export function securityText(company: Company, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailLink(company.email)}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The contact card of the firm (vCard 3.0, which every phone can read). */
export function contactCard(company: Company): string {
  const text = (value: string) => value.replace(/[\\,;]/g, (character) => `\\${character}`);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A firm has no surname, and X-ABShowAs makes iPhones list it as a firm.
    'N:;;;;',
    `FN:${text(company.name)}`,
    `ORG:${text(company.name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${company.phone.replaceAll(' ', '')}`,
    `EMAIL;TYPE=INTERNET:${company.email}`,
    `ADR;TYPE=WORK:;;${text(company.street)};${text(company.place)};;${company.postalCode};Norge`,
    `URL:${company.url}/`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** The name of the feed, which exists once there is news. */
export const feedFile = 'aktuelt.xml';

/**
 * An Atom feed of the Norwegian articles, newest first. `page` is the absolute address of the news page. The English
 * one is left out: readers that know one link per article use the last. An id is the article's address, which never
 * changes.
 */
export function feed(company: Company, articles: readonly ArticleFile[], page: string): string {
  const entries = articles.flatMap(({ slug, date, no }) => [
    '<entry>',
    `<title>${escapeHtml(no.title)}</title>`,
    `<id>${company.url}${articlePath(slug)}</id>`,
    `<link rel="alternate" href="${company.url}${articlePath(slug)}"/>`,
    `<updated>${date}T00:00:00Z</updated>`,
    '</entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="no">',
    `<title>${escapeHtml(company.name)}</title>`,
    `<id>${page}</id>`,
    `<link rel="self" href="${company.url}/${feedFile}"/>`,
    `<link rel="alternate" href="${page}"/>`,
    `<updated>${articles[0]?.date}T00:00:00Z</updated>`,
    `<author><name>${escapeHtml(company.name)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

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
