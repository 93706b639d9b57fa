import type { Content } from '../../src/content/types.ts';
import { pathOf, serviceNames } from '../../src/routing/routes.ts';
import type { SiteConfig } from '../config/site-config.ts';

/** The texts of the shared file, the front page and the contact page in one language. */
export interface LanguageFacts {
  shared: Content<'shared'>['texts'];
  home: Content<'home'>['texts'];
  contact: Content<'contact'>['texts'];
}

/** robots.txt: everything may be read. */
export function robots(config: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n`;
}

/** The web manifest, so that the site can be put on a phone's first page with its name and icon. */
export function manifest(config: SiteConfig): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: config.name,
    short_name: config.name,
    lang: 'no',
    start_url: '/',
    display: 'browser',
    background_color: '#f7f8f6',
    theme_color: '#12241f',
    icons: [
      { src: '/brand/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

/** security.txt (RFC 9116), valid for a year from the build. */
export function securityText(config: SiteConfig, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${config.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: no, en',
    `Canonical: ${config.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The firm as a contact card (vCard 3.0, which every phone takes). */
export function contactCard(config: SiteConfig): string {
  const text = (value: string) => value.replace(/[\\,;]/g, (character) => `\\${character}`);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${text(config.name)};;;;`,
    `FN:${text(config.name)}`,
    `ORG:${text(config.name)}`,
    `TEL;TYPE=WORK,VOICE:${config.phone.replaceAll(' ', '')}`,
    `EMAIL;TYPE=INTERNET:${config.email}`,
    `ADR;TYPE=WORK:;;${text(config.street)};${text(config.locality)};;${config.postalCode};Norway`,
    `URL:${config.url}/`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** llms.txt: the firm's facts for assistants, in both languages. */
export function assistantsText(config: SiteConfig, no: LanguageFacts, en: LanguageFacts): string {
  const part = ({ shared, home, contact }: LanguageFacts, query: string) => [
    `## ${shared.navigation.services}`,
    '',
    ...serviceNames.map(
      (name) =>
        `- [${shared.services[name]}](${config.url}${pathOf(name)}${query}): ${home.services.cards[name].description}`,
    ),
    '',
    `## ${shared.navigation.contact}`,
    '',
    `- ${contact.details.phone}: ${config.phone}`,
    `- ${contact.details.email}: ${config.email}`,
    `- ${contact.details.address}: ${config.street}, ${config.postalCode} ${config.locality}`,
    ...contact.details.hoursLines.map(({ days, time }) => `- ${days}: ${time}`),
    `- ${contact.details.onCall}`,
    `- ${home.callToAction.text}`,
    '',
  ];
  const facts = ({ home }: LanguageFacts) =>
    home.facts.items.map(({ figure, label }) => `- ${figure}: ${label}`);
  return [
    `# ${config.name}`,
    '',
    `> ${no.home.meta.description}`,
    '',
    ...facts(no),
    '',
    ...part(no, ''),
    '# English',
    '',
    `> ${en.home.meta.description}`,
    '',
    ...facts(en),
    '',
    ...part(en, '?lang=en'),
  ].join('\n');
}
