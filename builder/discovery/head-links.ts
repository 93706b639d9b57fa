import { defaultLanguage, entryOf, type Language, languageCodes, languages } from '../../tables/languages.ts';
import type { Site } from '../content/read-site.ts';
import { tag } from '../document/html.ts';
import { brandColors } from './brand-colors.ts';
import type { RenderedRoute } from './discovery-files.ts';
import { feedFile } from './feed.ts';
import { previewFile, previewSize } from './preview-picture.ts';
import { structuredData } from './structured-data.ts';

const icons = [
  tag('meta', { name: 'theme-color', content: brandColors['spruce-deep'] }),
  tag('link', { rel: 'icon', href: '/brand/mark.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'icon', href: '/icons/icon-32.png', sizes: '32x32', type: 'image/png' }),
  tag('link', { rel: 'apple-touch-icon', href: '/icons/icon-180.png' }),
  tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
].join('');

/** Renders the canonical address, alternates, link preview, structured data and icons of a page. */
export function headLinks(
  { company, articles, texts }: Site,
  { route, pages }: RenderedRoute,
  language: Language,
): string {
  const page = pages[language];
  const preview = previewFile(route.screen, language);
  const graph = structuredData(company, { route, page, preview, texts: texts[language] });
  const feed = { rel: 'alternate', type: 'application/atom+xml', title: company.name, href: `/${feedFile}` };
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href });
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    tag('link', { rel: 'canonical', href: page.canonical }),
    ...languageCodes.map((code) => alternate(code, pages[code].canonical)),
    alternate('x-default', pages[defaultLanguage].canonical),
    property('og:type', 'website'),
    property('og:site_name', company.name),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', page.canonical),
    property('og:locale', entryOf(language).openGraphLocale),
    ...languages
      .filter(({ code }) => code !== language)
      .map(({ openGraphLocale }) => property('og:locale:alternate', openGraphLocale)),
    property('og:image', company.url + preview),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(previewSize.width)),
    property('og:image:height', String(previewSize.height)),
    property('og:image:alt', page.heading.replaceAll('\u00ad', '')),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    route.screen === 'news' && articles.length > 0 ? tag('link', feed) : '',
    icons,
    // A closing tag in a text would end the script early.
    `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

/** The head of the 404 page, which search engines must not index. */
export const notFoundHead = tag('meta', { name: 'robots', content: 'noindex' }) + icons;
