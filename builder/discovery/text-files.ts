import type { Company } from '../../schema/company.ts';
import { languageCodes } from '../../tables/languages.ts';
import { mailLink } from '../facts/links.ts';
import { brandColors } from './brand-colors.ts';

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
